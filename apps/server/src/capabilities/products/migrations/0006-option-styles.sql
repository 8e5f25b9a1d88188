-- How each option is offered, in the order of option_names: [{ display, colors: [{ value, color }] }].
ALTER TABLE products ADD COLUMN option_styles jsonb NOT NULL DEFAULT '[]';

-- How a product's page reads in search engines and shared links; empty for its title and its text.
ALTER TABLE products ADD COLUMN seo_title text NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN seo_description text NOT NULL DEFAULT '';

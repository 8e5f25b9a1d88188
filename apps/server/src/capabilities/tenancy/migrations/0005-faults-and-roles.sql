ALTER TABLE domains ADD CHECK (fault IN ('none', 'other', 'unreachable'));
-- The numbers of roles that are given out (core/accounts/roles.ts).
ALTER TABLE website_members ADD CHECK (roles <@ ARRAY[1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);

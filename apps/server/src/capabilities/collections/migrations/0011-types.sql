-- The numbers that collections have had and have (core/collections/collection-types.ts).
ALTER TABLE collections ADD CHECK (type IN (1, 2, 6, 7, 8, 10, 13, 15, 16, 17, 18, 23, 24, 30, 31, 32, 33));

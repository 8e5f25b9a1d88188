-- Up to a megabyte waits beside each index, so that many products are added to it at once; a search reads through what
-- waits. Added one by one, the words and parts of a product took three times as long.
ALTER INDEX product_parts_by_part SET (fastupdate = on, gin_pending_list_limit = 1024);
ALTER INDEX product_texts_by_word SET (fastupdate = on, gin_pending_list_limit = 1024);

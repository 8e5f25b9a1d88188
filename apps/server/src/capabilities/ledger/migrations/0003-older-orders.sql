-- Orders from before the books were kept. Their events have the times at which they happened.
SELECT count(book_order(website_id, id)) FROM orders WHERE state <> 'pending';

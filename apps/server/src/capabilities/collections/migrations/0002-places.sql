-- Where the last of a menu stands is asked for every collection that is put.
CREATE INDEX collections_by_place ON collections (website_id, parent_id, navigation, position) WHERE deleted_at IS NULL;

-- Finds a form that was sent a moment ago with the same answers, under another key or none.
create index cases_same_content on cases (content_hash, sent_at);

-- Session tokens are stored as hashes from here on (src/features/sign-in/server/hashed-sessions.ts). Those that were stored as they
-- are open nothing any more: all staff members sign in again.
delete from staff_sessions;

import { changeSource } from '../../test/support/change-source.ts'

/**
 * Preloaded into the version that a site is upgraded to: a migration that gives a function of the database, which the version before
 * calls, another name.
 */
const rename = `do $rename$ begin
  if to_regproc('store_case') is not null then alter function store_case rename to store_case_anew; end if;
end $rename$`

changeSource(
  'src/platform/database/migrate.ts',
  "await execute(client, 'commit')",
  `await client.query(${JSON.stringify(rename)})\n    await execute(client, 'commit')`,
)
changeSource('src/features/cases/server/store/store-case.ts', 'from store_case(', 'from store_case_anew(')

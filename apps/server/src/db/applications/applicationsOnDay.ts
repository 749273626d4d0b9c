import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { isAfterDay, standInFor } from '../land/landOnDay.ts';
import { applications } from '../schema/applications.ts';

/**
 * Returns the query for the applications that had arrived by the end of a day (yyyy-MM-dd), in the state of that day by
 * their steps. The due time of a state that was left since is not known; kind, place and area are the present ones.
 */
function selectApplicationsOn(day: string): SQL {
  const isAfter = (moment: SQL) => isAfterDay(moment, day);
  const values: Readonly<Record<string, SQL>> = {
    status: sql`coalesce(s.status, a.status)`,
    state: sql`coalesce(s.state, a.state)`,
    state_since: sql`coalesce(s.at, a.state_since)`,
    due_on: sql`case when exists (select from application_steps l
      where l.application_id = a.id and ${isAfter(sql`l.at`)}) then null else a.due_on end`,
  };
  const columns = Object.values(getTableColumns(applications)).map(({ name }) => {
    const value = values[name] ?? sql`a.${sql.identifier(name)}`;
    return sql`${value} as ${sql.identifier(name)}`;
  });
  return sql`
  select ${sql.join(columns, sql`, `)} from applications a
  left join (
    select distinct on (l.application_id) l.application_id, l.status, l.state, l.at from application_steps l
    where not ${isAfter(sql`l.at`)} order by l.application_id, l.at desc, l.id desc
  ) s on s.application_id = a.id
  where not ${isAfter(sql`a.created_on`)}`;
}

/** Returns the applications as of a day under the name of their table, for queries of it; the table without a day. */
export const applicationsOn = (day: string | undefined): typeof applications =>
  day === undefined ? applications : standInFor(applications, selectApplicationsOn(day));

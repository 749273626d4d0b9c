import { eq, sql } from 'drizzle-orm';
import { formatIndianDate, type EndpointName } from '@temple-land/portal-core';
import { maxComparedPlots } from '../../../apps/server/src/features/geo/landChanges/landChanges.repository.ts';
import { setEffectiveDay } from '../../../apps/server/src/db/land/effectiveDay.ts';
import { plots } from '../../../apps/server/src/db/schema/land.ts';
import { testStart } from '../../support/clock.ts';
import { findPlaceInPuri } from './placeInPuri.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<EndpointName, 'landChanges' | 'landChangesExport'>;

const today = formatIndianDate(testStart);
const [before, between] = ['2026-02-01', '2026-02-02'];
const onOneDay = { from: today, to: today };

const asOfficer =
  (input: object) =>
  async (call: MakeCall, { service }: ScenarioContext) =>
    call(input, (await service.signInAs('landOfficer')).token);

/** Adds more plots than are compared on a day, asks, and removes them. */
async function askAboutTooMany(call: MakeCall, context: ScenarioContext) {
  const { service } = context;
  const { plotCode } = await findPlaceInPuri(context);
  const { db } = service.deps;
  const [plot] = await db.select().from(plots).where(eq(plots.code, plotCode));
  await db.transaction(async (tx) => {
    await setEffectiveDay(tx, between);
    await tx.execute(sql`insert into plots (id, khatiyan_id, mouza_id, code, number, kisam, area, status)
      select 5000000 + n, khatiyan_id, mouza_id, 'many-' || n, 'many-' || n, kisam, 1, status
      from plots, generate_series(0, ${maxComparedPlots}::int) n where id = ${plot?.id ?? 0}`);
  });
  const { token } = await service.signInAs('landOfficer');
  await call({ from: before, to: between }, token);
  await db.execute(sql`delete from plots where id >= 5000000`);
}

/** The answers of the calls about what changed between two days. */
export const landChangesScenarios: ScenariosOf<Name> = {
  landChanges: {
    '200 with what changed': asOfficer(onOneDay),
    '400 to days in the wrong order': asOfficer({ from: between, to: before }),
    '413 to more plots than are compared': askAboutTooMany,
  },
  landChangesExport: {
    'HTTP 200 with the file': asOfficer({ ...onOneDay, format: 'xlsx' }),
    'HTTP 404 to a day before the history': asOfficer({
      ...onOneDay,
      from: '1999-01-01',
      format: 'csv',
    }),
  },
};

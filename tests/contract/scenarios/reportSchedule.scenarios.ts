import { sql } from 'drizzle-orm';
import { maxReportSchedules, maxSelectedCodes, type EndpointName } from '@temple-land/portal-core';
import { reportSchedules } from '../../../apps/server/src/db/schema/reportSchedules.ts';
import { makeDueReports } from '../../../apps/server/src/features/reports/schedules/makeDueReports.ts';
import { newOfficerWithout, newUser } from '../../support/staff.ts';
import { withoutRights } from './register.scenarios.ts';
import type { ScenariosOf, ScenarioContext } from './scenarioContext.ts';

type Name = Extract<EndpointName, `reportSchedule${string}` | 'registerReportPlots'>;

let count = 0;

const newOfficer = ({ service }: ScenarioContext) => {
  count += 1;
  return newUser(service, `walk.scheduler${count}`, 'O');
};

const file = { report: 'leases', format: 'csv' } as const;
const schedule = { name: 'Leases', rhythm: 'daily', file } as const;

/** An officer with a schedule. */
async function scheduled(context: ScenarioContext) {
  const { service } = context;
  const { token } = await newOfficer(context);
  await service.call('reportScheduleSave', schedule, token);
  const [own] = await service.result('reportScheduleList', {}, token);
  return { token, scheduleId: own?.scheduleId ?? 0 };
}

/** An officer with a file that was made. */
async function made(context: ScenarioContext) {
  const { service } = context;
  const { token } = await scheduled(context);
  await service.deps.db.update(reportSchedules).set({ nextOn: service.clock.now() });
  await makeDueReports(service.deps);
  const [own] = await service.result('reportScheduleList', {}, token);
  return { token, fileId: own?.files[0]?.fileId };
}

/** An officer whose role may see the map, but no registers. */
const withoutRegisters = ({ service }: ScenarioContext) =>
  newOfficerWithout(service, 'O', ['data.registers.see']);

/** The answers of the calls about scheduled reports, and about the plots of reports. */
export const reportScheduleScenarios: ScenariosOf<Name> = {
  registerReportPlots: {
    '200 with the plots of the rows': async (call, context) =>
      call({ report: 'leases' }, (await newOfficer(context)).token),
    '400 for a day without data': async (call, context) =>
      call({ report: 'leases', day: '9999-12-31' }, (await newOfficer(context)).token),
    '403 without a right to the data': async (call, context) =>
      call({ report: 'leases' }, (await withoutRegisters(context)).token),
    '404 for a report of other rows': async (call, context) =>
      call({ report: 'mouzas' }, (await newOfficer(context)).token),
    '413 for too many plots': async (call, context) => {
      const { db } = context.service.deps;
      const added = sql`'many-' || n, 'many-' || n`;
      await db.execute(sql`insert into plots (id, khatiyan_id, mouza_id, code, number, kisam, area, status)
        select 900000000 + n, khatiyan_id, mouza_id, ${added}, kisam, area, status
        from plots, generate_series(0, ${maxSelectedCodes}::int) n
        where id = (select min(id) from plots where is_active)`);
      const answer = await call({ report: 'plots' }, (await newOfficer(context)).token);
      await db.execute(sql`delete from plots where code like 'many-%'`);
      return answer;
    },
  },
  reportScheduleList: {
    '200 to an officer': async (call, context) => call({}, (await scheduled(context)).token),
  },
  reportScheduleSave: {
    '200 for a report': async (call, context) => call(schedule, (await newOfficer(context)).token),
    '400 for a day without data': async (call, context) =>
      call(
        { ...schedule, file: { ...file, day: '9999-12-31' } },
        (await newOfficer(context)).token,
      ),
    '403 without a right to the data': async (call, context) =>
      call(schedule, (await withoutRights(context)).token),
    '409 for one too many': async (call, context) => {
      const { userId, token } = await newOfficer(context);
      const { db, clock } = context.service.deps;
      const row = { userId, rhythm: 'daily', file, nextOn: clock(), createdOn: clock() } as const;
      const names = Array.from({ length: maxReportSchedules }, (_, at) => `Report ${at}`);
      await db.insert(reportSchedules).values(names.map((name) => ({ ...row, name })));
      return call(schedule, token);
    },
  },
  reportSchedulePause: {
    '200 for an own schedule': async (call, context) => {
      const { scheduleId, token } = await scheduled(context);
      return call({ scheduleId, isPaused: true }, token);
    },
    '404 for that of another': async (call, context) => {
      const { scheduleId } = await scheduled(context);
      return call({ scheduleId, isPaused: true }, (await newOfficer(context)).token);
    },
  },
  reportScheduleDelete: {
    '200 for an own schedule': async (call, context) => {
      const { scheduleId, token } = await scheduled(context);
      return call({ scheduleId }, token);
    },
    '404 for that of another': async (call, context) => {
      const { scheduleId } = await scheduled(context);
      return call({ scheduleId }, (await newOfficer(context)).token);
    },
  },
  reportScheduleFile: {
    'HTTP 200 with the file': async (call, context) => {
      const { fileId, token } = await made(context);
      return call({ fileId }, token);
    },
    'HTTP 404 to another': async (call, context) => {
      const { fileId } = await made(context);
      return call({ fileId }, (await newOfficer(context)).token);
    },
  },
};

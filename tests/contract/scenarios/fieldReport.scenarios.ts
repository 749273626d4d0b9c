import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@temple-land/portal-core';
import { buildFieldReport, buildReportRequest } from '../../support/fieldReports.ts';
import { findKhatiyan } from '../../support/landApplication.ts';
import { newUser } from '../../support/staff.ts';
import { officeStep } from '../../support/stepData.ts';
import { createApplicant } from './createApplicant.ts';
import { stranger } from './officer.scenarios.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  'fieldVisitList' | 'fieldVisitPlan' | 'fieldReportCase' | 'fieldReportSave'
>;

let count = 0;
const fieldOfficer = ({ service }: ScenarioContext) => service.signInAs('tahasilOfficer');

/** An officer of the tahasil without the right to report. */
async function reader({ service }: ScenarioContext) {
  count += 1;
  const { tahasilCode } = await findKhatiyan(service);
  return newUser(service, `field.reader${count}`, 'T', { tahasilId: tahasilCode });
}

/** Creates an application that waits for a field report. */
async function createVisit(context: ScenarioContext) {
  const { service } = context;
  const { applicationId } = await createApplicant(context);
  const dealing = await service.signInAs('landOfficer');
  for (const action of ['accept', 'sendToField'])
    await officeStep(service, dealing, applicationId, action);
  return { applicationType: 2 as const, applicationId };
}

async function plan(call: MakeCall, context: ScenarioContext, who = fieldOfficer) {
  const request = { ...(await createVisit(context)), plannedOn: '2026-03-20' };
  return call(request, (await who(context)).token);
}

async function save(
  call: MakeCall,
  context: ScenarioContext,
  content: object = {},
  who = fieldOfficer,
) {
  const application = await createVisit(context);
  const request = buildReportRequest(application);
  const changed = { ...request, content: { ...buildFieldReport(2), ...content } };
  return call(changed, (await who(context)).token);
}

const unsentPhoto = {
  photoId: randomUUID(),
  kind: 3,
  fileName: 'north.jpg',
  takenAt: '2026-03-14T05:40:00.000Z',
  position: null,
};

/** The answers of the calls of field visits and their reports. */
export const fieldReportScenarios: ScenariosOf<Name> = {
  fieldVisitList: {
    '200 to the field staff': async (call, context) =>
      call({}, (await fieldOfficer(context)).token),
  },
  fieldVisitPlan: {
    '200 to the field staff': (call, context) => plan(call, context),
    '403 to a colleague without the right': (call, context) => plan(call, context, reader),
    '404 to another tahasil': (call, context) => plan(call, context, stranger),
    '409 where no visit is due': async (call, context) => {
      const { applicationId } = await createApplicant(context);
      const request = { applicationType: 2, applicationId, plannedOn: '2026-03-20' };
      return call(request, (await fieldOfficer(context)).token);
    },
  },
  fieldReportCase: {
    '200 to the field staff': async (call, context) =>
      call(await createVisit(context), (await fieldOfficer(context)).token),
    '404 to another tahasil': async (call, context) =>
      call(await createVisit(context), (await stranger(context)).token),
  },
  fieldReportSave: {
    '200 to the field staff': (call, context) => save(call, context),
    '400 to a finished report with a gap': (call, context) => save(call, context, { remark: '' }),
    '403 to a colleague without the right': (call, context) => save(call, context, {}, reader),
    '404 to another tahasil': (call, context) => save(call, context, {}, stranger),
    '410 without the file of a photo': (call, context) =>
      save(call, context, { photos: [unsentPhoto] }),
  },
};

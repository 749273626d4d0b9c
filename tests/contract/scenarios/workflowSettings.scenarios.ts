import type { EndpointName } from '@temple-land/portal-core';
import { administration } from '../../support/admin.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'officeDetails'
  | 'officeDetailsSave'
  | 'stepRightList'
  | 'stepRightSave'
  | 'workflowVersionList'
  | 'workflowVersionSave'
>;

const administratorRole = 4;
const reason = 'Order of the office';
const none: readonly string[] = [];

async function asAdministrator(call: MakeCall, { service }: ScenarioContext, input: unknown) {
  return call(input, (await service.signInAs('administrator')).token);
}

let roles = 0;

/** Returns a change of the rights of a new role of officers. */
async function buildChange({ service }: ScenarioContext, changes: object = {}) {
  const admin = await administration(service);
  roles += 1;
  const role = { roleName: `Registrar ${roles}`, userType: 'O', menuIds: [] };
  const roleId = await admin.saved('role', role);
  return { roleId, given: ['land.submitted.accept'], taken: none, reason, ...changes };
}

const version = (changes: object = {}) => ({
  applicationType: 2,
  basedOn: 1,
  days: { SCRUTINY: 10 },
  left: none,
  validFrom: '2027-01-01',
  reason,
  ...changes,
});

const office = (changes: object = {}) => ({
  basedOn: 0,
  details: { phone: '06752 111 222' },
  reason,
  ...changes,
});

async function withdrawChange({ service }: ScenarioContext, asked: string) {
  const { token } = await service.signInAs('administrator');
  const page = { isWaiting: true, pageNumber: 1, pageSize: 1000 };
  const { rows } = await service.result('pendingChangeList', page, token);
  const id = rows.find(({ kind }) => kind === asked)?.id ?? 0;
  await service.call('pendingChangeWithdraw', { id }, token);
}

/** The answers of the calls about the rights of roles and the versions of workflows. */
export const workflowSettingsScenarios: ScenariosOf<Name> = {
  stepRightList: {
    '200 with roles and rights': (call, context) => asAdministrator(call, context, {}),
  },
  stepRightSave: {
    '202 to a right for a role': async (call, context) =>
      asAdministrator(call, context, await buildChange(context)),
    '400 to no right': async (call, context) =>
      asAdministrator(call, context, await buildChange(context, { given: none })),
    '404 to a role of administrators': async (call, context) =>
      asAdministrator(call, context, await buildChange(context, { roleId: administratorRole })),
    '409 to a right that the role does not have': async (call, context) => {
      const taken = ['land.legal.opinion'];
      return asAdministrator(call, context, await buildChange(context, { given: none, taken }));
    },
  },
  workflowVersionList: {
    '200 with the versions': (call, context) => asAdministrator(call, context, {}),
  },
  workflowVersionSave: {
    '202 to other days of a stage': async (call, context) => {
      await asAdministrator(call, context, version());
      await withdrawChange(context, 'workflow');
    },
    '400 to a stage that the workflow does not have': (call, context) =>
      asAdministrator(call, context, version({ days: { HEARING: 3 } })),
    '409 to a version that is not the newest': (call, context) =>
      asAdministrator(call, context, version({ basedOn: 7 })),
  },
  officeDetails: {
    '200 with the details': (call, context) => asAdministrator(call, context, {}),
  },
  officeDetailsSave: {
    '202 to another phone number': async (call, context) => {
      await asAdministrator(call, context, office());
      await withdrawChange(context, 'officeDetails');
    },
    '400 to the present details': (call, context) =>
      asAdministrator(call, context, office({ details: {} })),
    '409 to a version that is not the newest': (call, context) =>
      asAdministrator(call, context, office({ basedOn: 7 })),
  },
};

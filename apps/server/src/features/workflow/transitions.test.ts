// Long because every step is tried in an older and in the current version of its workflow.
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  findState,
  stepRights,
  workflows,
  type Action,
  type ApplicationType,
  type StepData,
  type StepRight,
  type State,
  type Workflow,
  type WorkflowType,
} from '@temple-land/portal-core';
import { finishFieldReport } from '../../../../../tests/support/fieldReports.ts';
import {
  loadSamplePlaces,
  findPlace,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../tests/support/staff.ts';
import { roles, users } from '../../db/schema/account.ts';
import { applications } from '../../db/schema/applications.ts';
import { roleRights } from '../../db/schema/workflow.ts';
import { workflowVersions } from '../../db/schema/workflowVersions.ts';

const types: readonly WorkflowType[] = [1, 2, 3, 6];

/** Data for every field that a step may require. */
const given: StepData = {
  answer: 'In 1989',
  areaGranted: '0.01',
  authority: 'mining',
  caseNo: '16A/1',
  challanNo: 'CH/1',
  courtNo: 'WP 1',
  deedNo: 'D/1',
  encroachedArea: '0',
  facts: 'A suit of 1998',
  fieldReport: 'A garden',
  foundUse: 'Garden',
  minute: 'Two bids',
  opinion: 'It is free of cases',
  orderNo: 'O/1',
  query: 'Which year?',
  ratePerAcre: '450000',
  reason: 'other',
  recommendation: 'grant',
  recoveredArea: '0.01',
  remark: 'By the record',
  resolutionNo: 'R/1',
  termYears: '30',
};

/** A sheet of land for which the list has no rate. */
const ownRate = { ratePerAcre: '450000', orderNo: 'COL/1', reason: 'No rate' };
const sheet = { lines: [{ plotNo: '', area: '0.01', ownRate }] };

interface RoleOfOfficers {
  name: string;
  rights: ReadonlySet<StepRight>;
  here: SignedInUser;
  /** Of another district, and for officers of a tahasil also of another tahasil of this district. */
  elsewhere: readonly SignedInUser[];
}

const service = makeAppBeforeAll();
let officers: RoleOfOfficers[];
let place: Place;
let citizen: SignedInUser;
let otherCitizen: SignedInUser;

beforeAll(async () => {
  const { db } = service.deps;
  place = await findPlace(service);
  const places = await loadSamplePlaces(service);
  const other = places.find(({ district }) => district !== place.district);
  const neighbour = places.find(
    ({ district, tahasil }) => district === place.district && tahasil !== place.tahasil,
  );
  await addCurrentVersions();
  const rows = await db.select().from(roleRights);
  officers = [];
  for (const { id, roleName, userType } of await db.select().from(roles).orderBy(asc(roles.id))) {
    if (userType !== 'O' && userType !== 'T') continue;
    const officer = (where: string, at: Place | undefined) => {
      const scope = { districtId: at?.districtCode ?? 0, tahasilId: at?.tahasilCode ?? 0 };
      return newUser(service, `role.${id}.${where}`, userType, scope, { roleId: id });
    };
    const own = rows.filter(({ roleId }) => roleId === id).map(({ stepRight }) => stepRight);
    const here = await officer('here', place);
    const elsewhere = [await officer('elsewhere', other)];
    if (userType === 'T') elsewhere.push(await officer('neighbour', neighbour));
    officers.push({ name: roleName, rights: new Set(own), here, elsewhere });
  }
  citizen = await service.signInAs('citizen');
  otherCitizen = await service.signInAs('otherCitizen');
  await insertApplication(1, 'TRIAGE');
});

/** The number of the version that the tests add, above those that come with a release. */
const currentVersion = 9;

const removedAction = { state: 'SCRUTINY', name: 'close' } as const;

/** Returns the current workflow of a type in these tests: longer stages, and one action of land cases less. */
function buildCurrentVersion(type: WorkflowType): Workflow {
  const states = Object.entries(workflows[type].states).map(([name, state]): [string, State] => [
    name,
    {
      ...state,
      ...(state.days === undefined ? {} : { days: state.days + 1 }),
      actions: state.actions.filter(
        (action) =>
          type !== 2 || name !== removedAction.state || action.name !== removedAction.name,
      ),
    },
  ]);
  return { ...workflows[type], states: Object.fromEntries(states) };
}

/** Stores a newer version of each workflow, so that the applications of the tables follow an older one. */
async function addCurrentVersions() {
  const { db, clock } = service.deps;
  const [first, second] = await db.select({ id: users.id }).from(users).orderBy(asc(users.id));
  const two = { askedBy: first?.id ?? 0, approvedBy: second?.id ?? 0 };
  await db.insert(workflowVersions).values(
    types.map((type) => ({
      type,
      version: currentVersion,
      validFrom: clock(),
      definition: buildCurrentVersion(type),
      ...two,
    })),
  );
}

let count = 0;

/** Inserts an application without a plot in a state; it follows the older version of its workflow. */
async function insertApplication(
  type: WorkflowType,
  state: string,
  workflowVersion = 1,
): Promise<number> {
  count += 1;
  const now = service.clock.now();
  const status = findState(type, state)?.wire ?? 'P';
  const [row] = await service.deps.db
    .insert(applications)
    .values({
      number: `T/${count}`,
      type,
      applicantId: citizen.userId,
      districtId: place.districtCode,
      tahasilId: place.tahasilCode,
      mouzaId: type === 6 ? null : place.villageCode,
      khataNo: place.khataNo,
      purpose: 'A house',
      area: 1,
      status,
      state,
      cameFrom: type === 3 ? 'HEARING' : 'SCRUTINY',
      stateSince: now,
      createdOn: now,
      workflowVersion,
    })
    .returning({ id: applications.id });
  return row?.id ?? 0;
}

/** The number of the report that is inserted first. */
const earlierReport = 'T/1';

const pastDays = new Set(['serve', 'refund', 'takePossession']);
const dataFor = ({ name }: Action): StepData => ({
  ...given,
  duplicateOf: earlierReport,
  date: pastDays.has(name) ? '2026-03-16' : '2027-01-20',
});

async function officeStep(who: SignedInUser, type: WorkflowType, id: number, action: Action) {
  const applicationType: ApplicationType = type;
  await finishFieldReport(service, who, {
    applicationType,
    applicationId: id,
    action: action.name,
  });
  const request = { applicationType, applicationId: id, action: action.name, version: 1 };
  const step = { ...request, given: dataFor(action), sheet };
  return (await service.call('officerStep', step, who.token)).status;
}

async function applicantStep({ token }: SignedInUser, id: number, action: Action) {
  const request = { applicationId: id, action: action.name, version: 1, documents: [] };
  return (await service.call('applicantStep', { ...request, given: dataFor(action) }, token))
    .status;
}

/** Tries an action of officers in each role, refusals first; returns a line of the table. */
async function tryRoles(type: WorkflowType, state: string, action: Action): Promise<string> {
  const accepted: string[] = [];
  let id = await insertApplication(type, state);
  for (const { name, rights, here, elsewhere } of officers) {
    const isHolder = action.right !== undefined && rights.has(action.right);
    // Who has no right is refused here already.
    for (const stranger of isHolder ? elsewhere : []) {
      expect(await officeStep(stranger, type, id, action)).toBe(404);
    }
    const status = await officeStep(here, type, id, action);
    expect([name, status]).toEqual([name, isHolder ? 200 : 403]);
    if (!isHolder) continue;
    accepted.push(name);
    id = await insertApplication(type, state);
  }
  const by = action.right ?? action.by.join(' or ');
  return `${state} → ${action.to}, ${action.name} (${by}): ${accepted.join(', ') || 'no officer'}`;
}

it.each(types)(
  'every step of the workflow of type %d is taken with the right and the scope, and refused without',
  async (type) => {
    const lines: string[] = [];
    for (const [state, { wire, actions }] of Object.entries(workflows[type].states)) {
      if (wire === undefined) continue;
      for (const action of actions) lines.push(await tryRoles(type, state, action));
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`transitions/type-${type}.txt`);
  },
);

it.each(types)(
  'every step of an applicant in type %d is taken by the own applicant only',
  async (type) => {
    for (const [state, { wire, actions }] of Object.entries(workflows[type].states)) {
      if (wire === undefined) continue;
      for (const action of actions) {
        const id = await insertApplication(type, state);
        expect(await applicantStep(otherCitizen, id, action)).toBe(404);
        const own = [action.name, await applicantStep(citizen, id, action)];
        expect(own).toEqual([action.name, action.by.includes('applicant') ? 200 : 403]);
      }
    }
  },
);

it.each(types)(
  'every step of the current version of type %d has one who may take it, and refuses others',
  async (type) => {
    for (const [state, { wire, actions }] of Object.entries(buildCurrentVersion(type).states)) {
      if (wire === undefined) continue;
      for (const action of actions) {
        const { right } = action;
        const isHolder = ({ rights }: RoleOfOfficers) => right !== undefined && rights.has(right);
        const id = await insertApplication(type, state, currentVersion);
        const [holder, other] = [officers.find(isHolder), officers.find((one) => !isHolder(one))];
        for (const stranger of holder?.elsewhere ?? []) {
          expect(await officeStep(stranger, type, id, action)).toBe(404);
        }
        if (other) expect(await officeStep(other.here, type, id, action)).toBe(403);
        if (!holder) continue;
        const taken = [action.name, await officeStep(holder.here, type, id, action)];
        expect(taken).toEqual([action.name, 200]);
      }
    }
  },
);

it('an action that the current version has no more is refused in it, and taken in the older one', async () => {
  const { state, name } = removedAction;
  const action = findState(2, state)?.actions.find((one) => one.name === name);
  const holder = officers.find(({ rights }) => action?.right && rights.has(action.right));
  if (!action || !holder) throw new Error('Nobody may take the action.');
  const step = async (version: number) =>
    officeStep(holder.here, 2, await insertApplication(2, state, version), action);
  expect([await step(1), await step(currentVersion)]).toEqual([200, 409]);
});

it('every right of an officer is held by a role in a new installation, as the workflows declare', async () => {
  const rows = await service.deps.db.select().from(roleRights);
  const holders: Readonly<Record<string, readonly number[]>> = {
    field: [3],
    dealing: [1, 2],
    deciding: [6],
    chief: [7],
    tender: [8],
    law: [10],
  };
  const declared = stepRights.flatMap(({ right, offices }) =>
    offices.flatMap((office) => (holders[office] ?? []).map((id) => `${right} ${id}`)),
  );
  expect(rows.map(({ stepRight, roleId }) => `${stepRight} ${roleId}`).sort()).toEqual(
    declared.sort(),
  );
});

it('a right that is taken away ends at once, and one that is given begins at once', async () => {
  const { db } = service.deps;
  const accept = findState(2, 'SUBMITTED')?.actions.find(({ name }) => name === 'accept');
  const [dealing, auditor] = ['Land officer', 'Auditor'].map((role) =>
    officers.find(({ name }) => name === role),
  );
  if (!accept || !dealing || !auditor) throw new Error('The sample has no such roles.');
  const id = await insertApplication(2, 'SUBMITTED');
  const ofAccept = eq(roleRights.stepRight, 'land.submitted.accept');
  const held = await db.delete(roleRights).where(ofAccept).returning();
  await db.insert(roleRights).values({ roleId: 9, stepRight: 'land.submitted.accept' });
  expect(await officeStep(dealing.here, 2, id, accept)).toBe(403);
  expect(await officeStep(auditor.here, 2, id, accept)).toBe(200);
  await db.delete(roleRights).where(ofAccept);
  await db.insert(roleRights).values(held);
});

import { eq, isNull } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  message,
  type ApplicationKind,
  type Input,
  type MessageKey,
} from '@temple-land/portal-core';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';
import {
  freeSamplePlots,
  loadSamplePlaces,
  oneByOne,
  requestFor,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../tests/support/landRequests.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { applications } from '../../db/schema/applications.ts';
import { documents } from '../../db/schema/documents.ts';
import { plots } from '../../db/schema/land.ts';
import { landDetails } from '../../db/schema/landDetails.ts';
import { addSampleLease } from '../../../../../tests/support/sampleLease.ts';

const service = makeAppBeforeAll();
let citizen: SignedInUser;
let nextPlace: () => Place;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
  await freeSamplePlots(service);
  await service.deps.db.update(applications).set({ plotCode: '' });
  nextPlace = oneByOne(
    (await loadSamplePlaces(service)).filter(({ recordedArea }) => recordedArea > 1),
  );
});

// The files of refused requests are temporary, and a user may have a few of them only.
beforeEach(async () => {
  await service.deps.db.delete(documents).where(isNull(documents.applicationId));
});

type Answers = Partial<Input<'applyLand'>>;

const transfer = { transferBasis: 'succession', newHolder: 'Rama Das' } as const;
const exchange = { offeredLand: 'Puri, Sakhigopal, khatiyan 12, plot 7', offeredArea: 0.5 };
const correction = { recordEntry: 'kisam', entryNow: 'Sarada', entryWanted: 'Gharabari' } as const;

/** Returns the answers of a kind and the place for them; renewal and transfer are of a new lease of the plot. */
async function answersOf(kind: ApplicationKind): Promise<[Place, Answers]> {
  const place = nextPlace();
  const area = 0.25;
  if (kind === 'renewal' || kind === 'transfer') {
    const { leaseNo } = await addSampleLease(service, place, { area });
    const more = kind === 'transfer' ? transfer : {};
    return [place, { applicationKind: kind, leaseNo, area, ...more }];
  }
  const more = { exchange, correction, purchase: {}, lease: {} }[kind];
  return [place, { applicationKind: kind, area, ...more }];
}

async function requestFrom(kind: ApplicationKind, changes: Answers = {}) {
  const [place, answers] = await answersOf(kind);
  return requestOfKind(service, citizen.token, place, { ...answers, ...changes });
}

/** Sends a request that must be refused with a message, and checks that it stored nothing. */
async function expectRefusal(request: object, key?: MessageKey, values = {}) {
  const before = await countRowsByTable(service.deps.db);
  const { answer } = await service.send('applyLand', request, citizen.token);
  const sentence = key === undefined ? {} : { message: message('en', key, values) };
  expect(answer).toEqual({ status: 400, ...sentence });
  expect(await countRowsByTable(service.deps.db)).toEqual(before);
}

describe('the kinds of a land application', () => {
  it.each([
    ['purchase', 'purchase'],
    ['lease', 'lease'],
    ['renewal', 'lease'],
    ['transfer', ''],
    ['exchange', ''],
    ['correction', ''],
  ] as const)('%s is stored with its answers, and its holding is %j', async (kind, holding) => {
    const request = await requestFrom(kind);
    const { applicationNo } = await service.result('applyLand', request, citizen.token);
    const page = { createdBy: citizen.userId, pageNumber: 1, pageSize: 1000 };
    const { rows } = await service.result('appliedLand', page, citizen.token);
    const row = rows.find((own) => own.applicationNo === applicationNo);
    expect(row).toMatchObject({ applicationKind: kind, holding, area: request.area });
    const asked = { applicationId: row?.applicationId ?? 0 };
    const detail = await service.result('applyLandDraft', asked, citizen.token);
    const answers = { leaseNo: request.leaseNo, newHolder: request.newHolder };
    const sent = Object.fromEntries(
      Object.entries(answers).filter(([, value]) => value !== undefined),
    );
    expect(detail.land).toMatchObject(sent);
    expect(detail.documents.map((file) => file.kind)).toEqual(
      Object.values(request.documentKinds ?? {}),
    );
  });

  it('has the kind of its holding when the request names none, as before', async () => {
    const request = await requestFor(service, citizen.token, nextPlace());
    const { applicationNo } = await service.result('applyLand', request, citizen.token);
    const isIt = eq(applications.number, applicationNo);
    const [row] = await service.deps.db.select().from(applications).where(isIt);
    expect(row).toMatchObject({ applicationKind: 'lease', holding: 'lease' });
  });

  it('keeps no answer of another kind', async () => {
    const request = await requestFrom('lease', { leaseNo: 'L/1', ...correction });
    const { applicationNo } = await service.result('applyLand', request, citizen.token);
    const isIt = eq(applications.number, applicationNo);
    const [row] = await service.deps.db.select().from(applications).where(isIt);
    const details = await service.deps.db
      .select()
      .from(landDetails)
      .where(eq(landDetails.applicationId, row?.id ?? 0));
    expect(details).toMatchObject([{ leaseNo: '', recordEntry: '', entryNow: '' }]);
  });
});

describe('an incomplete request', () => {
  it.each([
    ['renewal', 'leaseNo'],
    ['transfer', 'leaseNo'],
    ['transfer', 'transferBasis'],
    ['transfer', 'newHolder'],
    ['exchange', 'offeredLand'],
    ['exchange', 'offeredArea'],
    ['correction', 'recordEntry'],
    ['correction', 'entryNow'],
    ['correction', 'entryWanted'],
  ] as const)('of %s without %s is refused', async (kind, name) => {
    const { [name]: _, ...request } = await requestFrom(kind);
    await expectRefusal(request);
  });

  it.each(['renewal', 'transfer', 'exchange', 'correction'] as const)(
    'of %s without a plot is refused',
    async (kind) => {
      const { plotCode: _, ...request } = await requestFrom(kind);
      await expectRefusal(request, 'apply.plot.required');
    },
  );

  it.each([
    ['purchase', 10, 'Proof of possession'],
    ['renewal', 12, 'Lease deed or order'],
    ['transfer', 14, 'Legal heir certificate'],
    ['exchange', 16, 'Khatiyan of the land you offer'],
    ['correction', 17, 'Proof of the correct entry'],
  ] as const)('of %s without document %d, "%s", is refused', async (kind, id, label) => {
    const request = await requestFrom(kind);
    const files = Object.entries(request.documentKinds ?? {}).filter(([, each]) => each !== id);
    const documentKinds = Object.fromEntries(files);
    const documents = Object.keys(documentKinds);
    await expectRefusal({ ...request, documents, documentKinds }, 'apply.document.required', {
      label,
    });
  });
});

describe('a lease that is named', () => {
  it('must be on the plot', async () => {
    const request = await requestFrom('renewal');
    const other = await addSampleLease(service, nextPlace(), { area: 0.25 });
    await expectRefusal({ ...request, leaseNo: other.leaseNo }, 'apply.lease.unknown');
  });

  it('must not be cancelled, but may have ended', async () => {
    const place = nextPlace();
    const renewalOf = async (state: string) => {
      const { leaseNo } = await addSampleLease(service, place, { area: 0.25, state });
      const answers = { applicationKind: 'renewal', leaseNo, area: 0.25 } as const;
      return requestOfKind(service, citizen.token, place, answers);
    };
    await expectRefusal(await renewalOf('cancelled'), 'apply.lease.unknown');
    const ended = await renewalOf('ended');
    expect(await service.call('applyLand', ended, citizen.token)).toMatchObject({ status: 200 });
  });

  it('is applied for as a whole', async () => {
    const request = await requestFrom('transfer', { area: 0.2 });
    await expectRefusal(request, 'apply.lease.area', { n: '0.2500' });
  });
});

describe('a plot that cannot be applied for', () => {
  const setStatus = (place: Place, status: string) =>
    service.deps.db.update(plots).set({ status }).where(eq(plots.code, place.plotCode));

  it.each([
    ['temple', 'lease', 'apply.plot.temple'],
    ['temple', 'exchange', 'apply.plot.temple'],
    ['disputed', 'purchase', 'apply.plot.disputed'],
    ['disputed', 'renewal', 'apply.plot.disputed'],
  ] as const)('because it is %s refuses %s', async (status, kind, key) => {
    const [place, answers] = await answersOf(kind);
    await setStatus(place, status);
    await expectRefusal(await requestOfKind(service, citizen.token, place, answers), key);
  });

  it('because it is leased refuses a lease and names the kinds that are possible', async () => {
    const place = nextPlace();
    const area = place.recordedArea;
    const { leaseNo, endsOn } = await addSampleLease(service, place, { area });
    const request = await requestOfKind(service, citizen.token, place, {
      applicationKind: 'lease',
    });
    await expectRefusal(request, 'apply.plot.leased');
    const { plotCode } = place;
    const check = (applicationKind: ApplicationKind, more = {}) =>
      service.result('landCheck', { plotCode, applicationKind, ...more }, citizen.token);
    expect(await check('lease')).toEqual({
      problems: [{ field: 'plotCode', key: 'apply.plot.leased' }],
      warnings: [],
      otherKinds: ['renewal', 'transfer'],
      lease: null,
    });
    expect(await check('renewal', { leaseNo, area })).toEqual({
      problems: [],
      warnings: [],
      otherKinds: [],
      lease: { area, endsOn },
    });
  });

  it('because a case is open refuses all but a correction', async () => {
    const place = nextPlace();
    const isCase = eq(applications.type, 3);
    const { plotCode } = place;
    await service.deps.db
      .update(applications)
      .set({ plotCode, status: 'P', state: 'FILED' })
      .where(isCase);
    const request = await requestOfKind(service, citizen.token, place, {
      applicationKind: 'lease',
    });
    await expectRefusal(request, 'apply.plot.case');
    const answers = { applicationKind: 'correction', ...correction } as const;
    const allowed = await requestOfKind(service, citizen.token, place, answers);
    expect(await service.call('applyLand', allowed, citizen.token)).toMatchObject({ status: 200 });
  });
});

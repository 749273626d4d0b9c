// Long because documents and photos take the same steps from a draft to the public.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { administration, approveNext } from '../../../../../../tests/support/admin.ts';
import {
  createNotice,
  saveRecordDraft,
  withTwoReaders,
} from '../../../../../../tests/support/recordDrafts.ts';
import { files } from '../../../../../../tests/support/sampleFiles.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { publicFiles, tenders } from '../../../db/schema/content.ts';

const service = makeAppBeforeAll();
const administrator = async () => (await service.signInAs('administrator')).token;

interface Sent {
  status: number;
  result?: { uploadDoc: string; revision: number };
}

async function addToDraft(
  name: string,
  revision: number,
  fileName = 'plan.pdf',
  bytes = files.pdf,
) {
  const input = { name, revision, fileName, bytes };
  return (await service.send('sitePageDraftUpload', input, await administrator())).answer as Sent;
}

async function upload(entity: string, id: number) {
  const input = { entity, id, fileName: 'plan.pdf', bytes: files.pdf };
  return (await service.send('adminUpload', input, await administrator())).answer as Sent;
}

/** The statuses with which both public addresses answer a file. */
async function openAsVisitor(uploadDoc: string) {
  const [notice, tender] = [
    await service.send('notificationDownload', { uploadDoc }),
    await service.send('tenderDownload', { uploadDoc }),
  ];
  return [notice.code, tender.code];
}

const readDetails = async (name: string) =>
  service.result('sitePageDetails', { name }, await administrator());

const publish = async (name: string, revision: number) => {
  const request = { name, revision, reason: 'Order 12' };
  return service.call('sitePagePublish', request, await administrator());
};

const listFiles = async (draft: string) =>
  service.deps.db.select().from(publicFiles).where(eq(publicFiles.draft, draft));

describe('a document of a draft', () => {
  it('is public only with the draft, in its versions and history', async () => {
    const id = await createNotice(service);
    const name = `notification-${id}`;
    const { result } = await addToDraft(name, 0);
    const { uploadDoc = '', revision = 0 } = result ?? {};
    expect(await openAsVisitor(uploadDoc)).toEqual([404, 404]);
    const before = await readDetails(name);
    expect([before.present?.fields['uploadDoc'], before.draft?.source]).toMatchObject([
      null,
      { fields: { title: 'Camp', uploadDoc } },
    ]);
    expect(before.documents).toMatchObject([{ uploadDoc, mediaType: 'application/pdf' }]);
    const own = { name, uploadDoc };
    expect((await service.send('sitePageDraftFile', own, await administrator())).code).toBe(200);
    expect(await publish(name, revision)).toMatchObject({ status: 202 });
    expect(await openAsVisitor(uploadDoc)).toEqual([404, 404]);
    const listed = { isWaiting: true, pageNumber: 1, pageSize: 10 };
    const { rows } = await service.result('pendingChangeList', listed, await administrator());
    expect(rows.map(({ fields }) => fields)).toEqual([
      expect.arrayContaining([{ name: 'uploadDoc', before: '', after: uploadDoc }]),
    ]);
    expect(await approveNext(service)).toEqual({ status: 200 });
    expect(await openAsVisitor(uploadDoc)).toEqual([200, 200]);
    const after = await readDetails(name);
    expect(after.versions[0]?.source).toMatchObject({ fields: { uploadDoc } });
    const [change] = await (await administration(service)).history('notification', id);
    expect(change?.fields).toContainEqual({ name: 'uploadDoc', before: '', after: uploadDoc });
  });

  it('cannot be read by the name of another draft, by others, or by a guessed id of its row', async () => {
    const name = `notification-${await createNotice(service)}`;
    const uploadDoc = (await addToDraft(name, 0)).result?.uploadDoc ?? '';
    const other = { name: `notification-${await createNotice(service)}`, uploadDoc };
    expect((await service.send('sitePageDraftFile', other, await administrator())).code).toBe(404);
    const officer = (await service.signInAs('landOfficer')).token;
    const own = { name, uploadDoc };
    expect((await service.send('sitePageDraftFile', own, officer)).code).toBe(403);
    expect((await service.send('sitePageDraftFile', own)).code).toBe(401);
    expect(await openAsVisitor(uploadDoc)).toEqual([404, 404]);
    expect(await openAsVisitor(name)).toEqual([404, 404]);
    const fields = { title: 'Camp', description: '<p>Words</p>', uploadDoc };
    const stolen = { name: other.name, revision: 0, source: { fields }, reviewOn: '' };
    const answer = await service.call('sitePageDraftSave', stolen, await administrator());
    expect(answer).toMatchObject({ status: 409 });
  });

  it('is deleted when another replaces it, and when the draft is discarded', async () => {
    const name = `notification-${await createNotice(service)}`;
    const first = (await addToDraft(name, 0)).result;
    const second = (await addToDraft(name, first?.revision ?? 0, 'plan.png', files.png)).result;
    expect((await listFiles(name)).map((file) => file.name)).toEqual([second?.uploadDoc]);
    const own = { name, revision: second?.revision ?? 0 };
    await service.call('sitePageDraftDiscard', own, await administrator());
    expect(await listFiles(name)).toEqual([]);
  });

  it('belongs to a new record from its first save on', async () => {
    const name = 'notification-new-77';
    const revision = await saveRecordDraft(service, name, {
      title: 'Camp at Delang',
      description: '<p>Words</p>',
    });
    const { result } = await addToDraft(name, revision);
    await publish(name, result?.revision ?? 0);
    await approveNext(service);
    const search = { description: 'Delang', startDate: '', endDate: '' };
    const [notice] = await service.result('notificationSearch', search);
    expect(notice).toMatchObject({ uploadDoc: result?.uploadDoc });
    expect(notice?.document?.mediaType).toBe('application/pdf');
  });

  it('can be removed by a draft, and stays where a draft does not name it', async () => {
    const id = await createNotice(service);
    const name = `notification-${id}`;
    const { result } = await upload('notification', id);
    const publishFields = async (fields: Record<string, string>) => {
      await publish(name, await saveRecordDraft(service, name, fields));
      expect(await approveNext(service)).toEqual({ status: 200 });
      return (await readDetails(name)).present?.fields['uploadDoc'];
    };
    const words = { title: 'Camp', description: '<p>Other words</p>' };
    expect(await publishFields(words)).toBe(result?.uploadDoc);
    expect(await publishFields({ ...words, uploadDoc: '' })).toBeNull();
    const { versions } = await readDetails(name);
    expect(versions.map(({ source }) => source)).toMatchObject([
      { fields: { uploadDoc: null } },
      { fields: { uploadDoc: result?.uploadDoc } },
      { fields: { uploadDoc: result?.uploadDoc } },
      { fields: { uploadDoc: null } },
    ]);
  });
});

const card = {
  place: 9,
  office: 'Land office',
  officeOr: '',
  officeHi: '',
  designation: 'Clerk',
  designationOr: '',
  designationHi: '',
  phone: '06752 000 001',
  fax: '',
  email: '',
  address: 'Puri',
  addressOr: '',
  addressHi: '',
};

describe('the photo of a contact in a draft', () => {
  const createContact = async (designation: string) =>
    (await administration(service)).saved('contact', { ...card, designation });
  const readPhoto = async (id: number) =>
    (await service.result('contactList', {})).find(({ contactId }) => contactId === id)?.photo;

  it('is on the card when a second administrator has approved it, not before; it is a picture', async () => {
    const id = await createContact('Clerk');
    const name = `contact-${id}`;
    expect(await addToDraft(name, 0)).toMatchObject({ status: 415 });
    const { result } = await addToDraft(name, 0, 'clerk.png', files.png);
    const { uploadDoc = '', revision = 0 } = result ?? {};
    expect([await readPhoto(id), await openAsVisitor(uploadDoc)]).toEqual([null, [404, 404]]);
    await publish(name, revision);
    expect([await readPhoto(id), await openAsVisitor(uploadDoc)]).toEqual([null, [404, 404]]);
    expect(await approveNext(service)).toEqual({ status: 200 });
    expect([await readPhoto(id), await openAsVisitor(uploadDoc)]).toEqual([uploadDoc, [200, 200]]);
  });

  it('cannot be a public file that is no picture', async () => {
    const notice = await createNotice(service);
    const { result } = await upload('notification', notice);
    const source = { fields: { ...card, uploadDoc: result?.uploadDoc ?? '' } };
    const draft = { name: 'contact-new-5', revision: 0, source, reviewOn: '' };
    const answer = await service.call('sitePageDraftSave', draft, await administrator());
    expect(answer).toMatchObject({ status: 409 });
  });

  it('waits where two administrators publish, as a changed card does, with its source', async () => {
    const id = await createContact('Head clerk');
    await withTwoReaders(service, async () => {
      const file = { entity: 'contact', id, fileName: 'clerk.png', bytes: files.png };
      const sent = await service.send('adminUpload', file, await administrator());
      expect(sent.answer).toEqual({ status: 202, isWaiting: true });
      expect(await readPhoto(id)).toBeNull();
      expect(await approveNext(service)).toEqual({ status: 200 });
      expect(await readPhoto(id)).toMatch(/\.png$/);
      const changes = { designation: 'First clerk', source: 'Order 77', effectiveOn: '2026-01-02' };
      const form = { ...card, ...changes, id, version: 2 };
      const admin = await administration(service);
      expect(await admin.save('contact', form)).toMatchObject({ status: 202 });
      await approveNext(service);
    });
    const [change, earlier] = await (await administration(service)).history('contact', id);
    expect(change).toMatchObject({ source: 'Order 77', effectiveOn: '2026-01-02' });
    expect(earlier).toMatchObject({ source: 'The published photo was replaced.' });
    expect(await readPhoto(id)).toMatch(/\.png$/);
  });
});

describe('where two administrators publish, a document of the form', () => {
  it('waits in a draft until the second has approved it', async () => {
    const id = await createNotice(service);
    const name = `notification-${id}`;
    await withTwoReaders(service, async () => {
      expect(await upload('notification', id)).toEqual({ status: 202, isWaiting: true });
      const [file] = await listFiles(name);
      expect(await openAsVisitor(file?.name ?? '')).toEqual([404, 404]);
      expect(await upload('notification', id)).toMatchObject({ status: 409 });
      expect(await listFiles(name)).toHaveLength(1);
      expect(await approveNext(service)).toEqual({ status: 200 });
      expect(await openAsVisitor(file?.name ?? '')).toEqual([200, 200]);
    });
  });

  it('of a published tender is a corrigendum, as soon as it is approved', async () => {
    const values = {
      letterNo: '6777/LR',
      title: 'Lease of a tank at Gop',
      startDate: new Date('2026-03-01T04:30:00Z'),
      closeDate: new Date('2099-03-01T04:30:00Z'),
    };
    const [tender] = await service.deps.db.insert(tenders).values(values).returning();
    const id = tender?.id ?? 0;
    const first = await upload('tender', id);
    const readCorrigenda = async () =>
      (await service.result('tenderHistory', { tenderAdvertisementId: id })).corrigenda;
    await withTwoReaders(service, async () => {
      expect(await upload('tender', id)).toMatchObject({ status: 202 });
      expect(await readCorrigenda()).toEqual([]);
      await approveNext(service);
    });
    const { present } = await readDetails(`tender-${id}`);
    expect(await readCorrigenda()).toMatchObject([
      {
        changes: [
          {
            label: 'uploadDoc',
            from: first.result?.uploadDoc,
            to: present?.fields['uploadDoc'],
          },
        ],
      },
    ]);
  });

  it('of a retired record is refused, so that it cannot come back with another document', async () => {
    const id = await createNotice(service);
    await (await administration(service)).remove('notification', id, 1);
    await withTwoReaders(service, async () => {
      expect(await upload('notification', id)).toMatchObject({ status: 409 });
    });
    expect(await listFiles(`notification-${id}`)).toEqual([]);
  });
});

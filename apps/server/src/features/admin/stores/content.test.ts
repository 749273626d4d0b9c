import { beforeAll, describe, expect, it } from 'vitest';
import { administration, type Administration } from '../../../../../../tests/support/admin.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();
let admin: Administration;
beforeAll(async () => {
  admin = await administration(service);
});

const notices = async (description: string) => {
  const search = { description, startDate: '', endDate: '' };
  const answer = await service.call('notificationSearch', search);
  return 'result' in answer ? answer.result : [];
};

describe('a notice', () => {
  // Requirement: UN-101
  it('is public at once with sanitised HTML, until it is deactivated', async () => {
    const description =
      '<p onclick="alert(1)">Bring <strong>papers</strong></p><script>alert(1)</script>';
    const id = await admin.saved('notification', { title: 'Camp at Gop', description });
    expect(await notices('Camp at Gop')).toEqual([
      {
        slug: 'camp-at-gop',
        title: 'Camp at Gop',
        description: '<p>Bring <strong>papers</strong></p>',
        createdOn: service.clock.now().toISOString(),
        uploadDoc: null,
        document: null,
      },
    ]);
    const again = { id, version: 1, title: 'Camp at Gop', description: '<p>Cancelled</p>' };
    service.clock.pass(1);
    await admin.saved('notification', again);
    expect(await notices('Camp at Gop')).toMatchObject([
      { description: '<p>Cancelled</p>', createdOn: '2026-03-16T06:30:00.000Z' },
    ]);
    await admin.remove('notification', id, 2);
    expect(await notices('Camp at Gop')).toEqual([]);
  });

  it('keeps its address when its title changes, until it is deactivated', async () => {
    const description = '<p>At ten.</p>';
    const id = await admin.saved('notification', { title: 'Hearing at Puri', description });
    const changed = { id, version: 1, title: 'Hearing at Konark', description };
    await admin.saved('notification', changed);
    const found = await service.result('notice', { slug: 'hearing-at-puri' });
    expect(found.title).toBe('Hearing at Konark');
    const twin = { title: 'Hearing at Puri', description };
    const other = await admin.saved('notification', twin);
    expect((await notices('Hearing at Puri'))[0]?.slug).toBe('hearing-at-puri-2');
    await admin.remove('notification', id, 2);
    expect(await service.call('notice', { slug: 'hearing-at-puri' })).toEqual({ status: 404 });
    await admin.remove('notification', other, 1);
  });

  it.each(['', '<p> </p>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>'])(
    'without text is refused: %j',
    async (description) => {
      const answer = await admin.save('notification', { title: 'Empty', description });
      expect(answer).toMatchObject({ status: 400, field: 'description' });
    },
  );
});

describe('a question of the FAQ', () => {
  it('is listed in its order at once', async () => {
    const id = await admin.saved('faq', { place: 0, question: 'Is it free?', answer: 'Yes.' });
    const [, second] = await service.result('faq', {});
    expect(second).toEqual({ slug: 'is-it-free', question: 'Is it free?', answer: 'Yes.' });
    await admin.remove('faq', id, 1);
    const questions = (await service.result('faqList', {})).map(({ question }) => question);
    expect(questions).not.toContain('Is it free?');
  });

  it('must be unique', async () => {
    const faq = { place: 1, question: 'how do I register?', answer: 'So.' };
    expect(await admin.save('faq', faq)).toMatchObject({ status: 111 });
  });
});

describe('a contact card', () => {
  const card = {
    place: 0,
    office: 'Tahasil desk, Gop',
    designation: 'Tahasil officer',
    phone: '06752 000400',
    fax: '06752 000401',
    email: '',
    address: 'Gop',
  };

  it('is on the contact page at once, and can be changed and removed', async () => {
    const id = await admin.saved('contact', card);
    const { office, fax } = card;
    expect((await service.result('contactList', {}))[0]).toMatchObject({ office, fax });
    await admin.saved('contact', {
      ...card,
      id,
      version: 1,
      phone: '',
      email: 'gop@temple.example',
    });
    expect((await service.result('contactList', {}))[0]).toMatchObject({ phone: '' });
    await admin.remove('contact', id, 2);
    expect((await service.result('contactList', {}))[0]?.office).toBe('Temple land office, Puri');
  });

  it.each([
    ['neither phone nor address', { phone: '' }, 'phone'],
    ['a phone number of letters', { phone: 'call me' }, 'phone'],
    ['a fax number of letters', { fax: 'send me' }, 'fax'],
    ['an address without a place', { email: 'gop@' }, 'email'],
    ['no place in the order', { place: -1 }, 'place'],
  ])('with %s is refused', async (_, changes, field) => {
    expect(await admin.save('contact', { ...card, ...changes })).toMatchObject({
      status: 400,
      field,
    });
  });
});

describe('a list', () => {
  const askFor = async (sort?: { field: string; direction: 'ascending' | 'descending' }) => {
    const { token } = await service.signInAs('administrator');
    const page = { pageNumber: 1, pageSize: 1000 };
    const input = { entity: 'tender', ...(sort ? { sort } : {}), ...page } as const;
    return service.call('adminList', input, token);
  };

  it('is sorted by the requested field', async () => {
    const answer = await askFor({ field: 'closeDate', direction: 'ascending' });
    const days =
      'result' in answer ? answer.result.rows.map((row) => String(row['closeDate'])) : [];
    expect(days.length).toBeGreaterThan(3);
    expect(days).toEqual([...days].sort());
    const turned = await askFor({ field: 'closeDate', direction: 'descending' });
    expect('result' in turned && turned.result.rows[0]?.['closeDate']).toBe(days.at(-1));
  });

  it('refuses sorting by an unknown field', async () => {
    const answer = await askFor({ field: 'constructor', direction: 'ascending' });
    expect(answer).toEqual({ status: 400 });
  });

  it('returns one record by its id', async () => {
    const own = await administration(service);
    const [first] = await own.rows('faq');
    expect(await own.rows('faq', { id: Number(first?.['id']) })).toEqual([first]);
    expect(await own.rows('faq', { id: 999_999 })).toEqual([]);
  });
});

it('returns the possible menu entries in the caller’s language', async () => {
  const { token } = await service.signInAs('administrator');
  const choices = await service.result('adminMenuChoices', {}, token);
  expect(choices).toContainEqual({ id: 7, label: 'Dashboard', url: '/officer/dashboard' });
});

describe('the dashboard of administrators', () => {
  it('shows the counts', async () => {
    const { token } = await service.signInAs('administrator');
    const before = await service.result('adminSummary', {}, token);
    expect(before).toMatchObject({
      usersCI: 2,
      usersA: 2,
      usersBlocked: 24,
      tendersOpen: 6,
      notices: 4,
    });
    await service.call('sendRegOtp', { mobileno: '9438000777' });
    admin = await administration(service);
    await admin.saved('notification', { title: 'One more', description: '<p>Words</p>' });
    const { token: fresh } = await service.signInAs('administrator');
    const after = await service.result('adminSummary', {}, fresh);
    expect(after['notices']).toBe((before['notices'] ?? 0) + 1);
    expect(after['activities']).toBe((before['activities'] ?? 0) + 1);
  });
});

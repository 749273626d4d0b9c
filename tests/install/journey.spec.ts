import { expect, test as base, type Browser } from '@playwright/test';
import { setServiceHelpers } from '../browser/support/sampleService.ts';
import { apply, logIn, register } from '../browser/journeys/journey.ts';
import { liveToDeed } from '../browser/journeys/lives/landLife.ts';
import type { Life, Office } from '../browser/journeys/lives/office.ts';
import {
  confirmPages,
  enterRate,
  officeName,
  createOfficer,
  enterOffice,
  openToPublic,
  publishNotice,
  testSms,
  type Administrators,
  type NewOfficer,
} from './administrators.ts';
import { openLink, openNewAccount, seatPerson, type Person } from './desk.ts';
import { createHelpers } from './inProduction.ts';
import {
  prepareInstallation,
  writeLandRecord,
  type Engine,
  type Installation,
} from './installation.ts';
import { downloadOrder, readOrder, verifyByQrCode } from './order.ts';
import { createTally, type Tally } from './tally.ts';

const test = base.extend<object, { installation: Installation }>({
  installation: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const installation = await prepareInstallation(project.name as Engine);
      setServiceHelpers(createHelpers(installation.gateway));
      await use(installation);
      await installation.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ installation }, use) => use(installation.origin),
});

const administrators = [
  ['admin.one', '9437000555', 'Minati Nayak'],
  ['admin.two', '9437000556', 'Prakash Das'],
] as const;

const staff = {
  dealing: ['officer.one', 'Sarojini Behera', '9437000561', 'O', 'Land officer'],
  deciding: ['deciding.one', 'Bijay Mohanty', '9437000562', 'O', 'Deciding officer'],
  chief: ['chief.one', 'Pramila Rout', '9437000563', 'O', 'Chief administrator'],
  field: ['tahasil.one', 'Gopal Swain', '9437000564', 'T', 'Tahasil officer'],
} as const;

const describeOfficer = (key: keyof typeof staff): NewOfficer => {
  const [loginId, fullName, mobile, type, role] = staff[key];
  return { loginId, fullName, mobile, type, role };
};

interface Made {
  administrators: { loginId: string; link: string }[];
}

/** What the operator does on the server: settings, two administrators, the land record, start. */
async function setUpServer(installation: Installation, tally: Tally): Promise<Made> {
  const { folder, office, places } = installation;
  const made = await tally.during('Operator: office init', async () => {
    const admins = administrators.map((each) => `--admin=${each.join(':')}`);
    return JSON.parse(await office('init', ...places, ...admins, '--json')) as Made;
  });
  await tally.during('Operator: land record', async () => {
    const mapping = `${folder}/mapping.json`;
    const file = writeLandRecord(folder);
    await office('import', 'land', file, '--dry-run', '--write-mapping', mapping);
    const done = await office('import', 'land', file, '--mapping', mapping);
    expect(done).toContain('Import 1: 476 rows');
  });
  await tally.during('Operator: office start', installation.start);
  return made;
}

async function signInAdministrators(browser: Browser, tally: Tally, made: Made) {
  const seats: Person[] = [];
  for (const { loginId, link } of made.administrators) {
    const person = await seatPerson(browser, tally);
    await openLink(person, link, loginId);
    seats.push(person);
  }
  const [first, second] = seats;
  if (!first || !second) throw new Error('office init made fewer than two administrators.');
  return { first, second } satisfies Administrators;
}

const deskOf = {
  'officer.puri': 'dealing',
  'tahasil.brahmagiri': 'field',
  'deciding.puri': 'deciding',
  'chief.puri': 'chief',
} as const;

/** The officers open their accounts; returns their office, in which each has the place of an officer of the sample. */
async function seatOfficers(browser: Browser, tally: Tally): Promise<Office> {
  const seats = new Map<string, Person>();
  for (const key of Object.keys(staff) as (keyof typeof staff)[]) {
    const person = await seatPerson(browser, tally);
    await openNewAccount(person, describeOfficer(key));
    seats.set(key, person);
  }
  return {
    at: async (officer) => {
      const actor = seats.get(deskOf[officer]);
      if (actor === undefined) throw new Error(`Nobody sits at the desk of ${officer}.`);
      const life = { language: 'en', mobile: '', name: '', actorOf: () => actor } as const;
      return { page: actor.page, actor, life: { ...life, size: { width: 1280, height: 900 } } };
    },
    close: async () => {
      for (const { complaints } of seats.values()) expect(complaints).toEqual([]);
    },
  };
}

test('an empty server becomes a working office', async ({ browser, installation }) => {
  const tally = createTally();
  const made = await setUpServer(installation, tally);
  const admins = await tally.during('Two administrators: first login', () =>
    signInAdministrators(browser, tally, made),
  );
  await tally.during('Details of the office', () => enterOffice(admins));
  await tally.during('Legal pages', () => confirmPages(admins));
  await tally.during('Test message by SMS', () => testSms(admins));
  const [, phone] = administrators[0];
  expect(installation.gateway.readTexts(phone).at(-1)).toContain('This is a test message.');
  await tally.during('Rates and fees', () => enterRate(admins));
  await tally.during('First notice', () => publishNotice(admins));
  for (const key of Object.keys(staff) as (keyof typeof staff)[]) {
    await tally.during(`Account of ${staff[key][0]}`, () =>
      createOfficer(admins, describeOfficer(key)),
    );
  }
  await tally.during('Opening to the public', () => openToPublic(admins));
  const office = await tally.during('Officers: first login', () => seatOfficers(browser, tally));
  const citizen = await seatPerson(browser, tally);
  const life: Life = {
    language: 'en',
    mobile: '9437000599',
    name: 'Bimal Das',
    actorOf: () => citizen,
    size: { width: 1280, height: 900 },
  };
  const number = await tally.during('Citizen: registration and application', async () => {
    await register(citizen, life);
    await logIn(citizen, life);
    return apply(citizen, life);
  });
  await tally.during('Office: the stages to the order and the deed', () =>
    liveToDeed(office, citizen, life, { number, plotNo: '1', orderNo: 'O/12' }),
  );
  const pdf = await tally.during('Citizen: the order', () => downloadOrder(citizen, number));
  const order = await readOrder(pdf);
  for (const part of [
    officeName.en,
    'Decided by',
    staff.chief[1],
    staff.dealing[1],
    life.name,
    'plot 1, khatiyan 1, mouza Brahmagiri',
    'yearly rent of 1,200.00 rupees',
    '4,50,000.00 rupees per acre by order COL/118',
    'resolution LC/2026/1/1',
    'Order O/12',
  ]) {
    expect(order).toContain(part.replaceAll(' ', ''));
  }
  const visitor = await seatPerson(browser, tally);
  await tally.during('Visitor: the QR code of the order', () =>
    verifyByQrCode(visitor.page, pdf, { origin: installation.origin, number }),
  );

  await office.close();
  for (const { complaints } of [admins.first, admins.second, citizen, visitor]) {
    expect(complaints).toEqual([]);
  }
  expect(installation.log()).not.toContain('"level":50');
  console.log(tally.print());
});

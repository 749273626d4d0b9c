import { asc } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { contacts } from '../../schema/administration.ts';
import { auctions, bids, tenderCorrigenda, tenderQuestions } from '../../schema/auctions.ts';
import { tenders } from '../../schema/content.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const committee = 'Land officer, tahasildar, finance member, two members of the managing committee';
const feeRupees = 2_500;
const securityPerDayRupees = 1_750;

type Tender = typeof tenders.$inferSelect;

const addMs = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

// Deposits and documents end with the tender; the evaluation follows two days later, the slot after a week.
function buildAuction(tender: Tender, index: number): typeof auctions.$inferInsert {
  const { id, title, startDate, closeDate } = tender;
  const isQuarry = /quarry|sand/i.test(title);
  const days = (closeDate.getTime() - startDate.getTime()) / dayMs;
  return {
    tenderId: id,
    auctionName: title,
    sourceName: title.split(', ').at(-1) ?? title,
    leasePeriod: isQuarry ? 5 : 1 + (index % 3),
    leaseUnit: 'Year',
    royalty: isQuarry ? 130 : null,
    applicationFee: feeRupees,
    securityAmount: Math.round(days) * securityPerDayRupees,
    formMStart: startDate,
    formMEnd: closeDate,
    depositStart: startDate,
    depositEnd: closeDate,
    downloadStart: startDate,
    downloadEnd: addMs(closeDate, -2 * hourMs),
    technicalStart: addMs(closeDate, 2 * dayMs),
    technicalEnd: addMs(closeDate, 4 * dayMs),
    slotFrom: addMs(closeDate, 7 * dayMs),
    slotTo: addMs(closeDate, 7 * dayMs + 4 * hourMs),
    committee,
  };
}

async function seedBids(db: Database, closed: readonly Tender[], citizens: readonly number[]) {
  const made = await db.select().from(auctions).orderBy(asc(auctions.id));
  const rows = closed.flatMap(({ id, closeDate }) => {
    const auction = made.find(({ tenderId }) => tenderId === id);
    return citizens.slice(0, 3).map((bidderId, index) => ({
      auctionId: auction?.id ?? 0,
      bidderId,
      bidderNo: `AUC/${closeDate.getUTCFullYear()}/${String(id).padStart(4, '0')}/0${index + 1}`,
      amount: 40_000 + index * 6_500 + id * 1_000,
      placedOn: addMs(closeDate, -(index + 1) * dayMs),
    }));
  });
  await db.insert(bids).values(rows);
}

async function seedQuestionsAndCorrigenda(
  db: Database,
  tender: Tender,
  asker: number,
): Promise<void> {
  const { id: tenderId, startDate, closeDate } = tender;
  const earlier = addMs(closeDate, -7 * dayMs).toISOString();
  const changes = [{ label: 'closeDate', from: earlier, to: closeDate.toISOString() }];
  await db.insert(tenderCorrigenda).values({
    tenderId,
    number: 1,
    reason: 'The date was moved because offices were closed for the festival.',
    changes: JSON.stringify(changes),
    issuedOn: addMs(startDate, 5 * dayMs),
  });
  await db.insert(tenderQuestions).values({
    tenderId,
    askedBy: asker,
    question: 'May the plan of the source be seen at the tahasil office?',
    askedOn: addMs(startDate, 2 * dayMs),
    answer: 'Yes, on working days from ten to four.',
    answeredOn: addMs(startDate, 3 * dayMs),
  });
}

/** Adds the auction of each tender, bids on closed ones, a corrigendum and an answered question. */
export async function seedAuctions(
  db: Database,
  citizens: readonly number[],
  now: Date,
): Promise<void> {
  const all = await db.select().from(tenders).orderBy(asc(tenders.id));
  await db.insert(auctions).values(all.map(buildAuction));
  const closed = all.filter(({ closeDate }) => closeDate < now);
  await seedBids(db, closed, citizens);
  const [first] = all;
  if (first) await seedQuestionsAndCorrigenda(db, first, citizens[0] ?? 0);
}

/** Adds the cards of the contact page; offices and numbers are invented. */
export async function seedContacts(db: Database): Promise<void> {
  await db.insert(contacts).values([
    {
      place: 1,
      office: 'Temple land office, Puri',
      officeOr: 'ମନ୍ଦିର ଭୂମି କାର୍ଯ୍ୟାଳୟ, ପୁରୀ',
      officeHi: 'मंदिर भूमि कार्यालय, पुरी',
      designation: 'Land officer',
      designationOr: 'ଭୂମି ଅଧିକାରୀ',
      designationHi: 'भूमि अधिकारी',
      phone: '06752 000100',
      fax: '06752 000101',
      email: 'land.office@temple.example',
      address: '1 Sample Road, Sample Town 000000',
      addressOr: '୧ ନମୁନା ପଥ, ନମୁନା ନଗର 000000',
      addressHi: '1 नमूना मार्ग, नमूना नगर 000000',
    },
    {
      place: 2,
      office: 'Tahasil desk, Brahmagiri',
      officeOr: 'ତହସିଲ ଡେସ୍କ, ବ୍ରହ୍ମଗିରି',
      officeHi: 'तहसील डेस्क, ब्रह्मगिरि',
      designation: 'Tahasil officer',
      designationOr: 'ତହସିଲ ଅଧିକାରୀ',
      designationHi: 'तहसील अधिकारी',
      phone: '06752 000200',
      fax: '06752 000201',
      email: 'brahmagiri@temple.example',
      address: 'Tahasil office, 2 Sample Road, Sample Town 000000',
      addressOr: 'ତହସିଲ କାର୍ଯ୍ୟାଳୟ, ୨ ନମୁନା ପଥ, ନମୁନା ନଗର 000000',
      addressHi: 'तहसील कार्यालय, 2 नमूना मार्ग, नमूना नगर 000000',
    },
    {
      place: 3,
      office: 'Help desk of the portal',
      officeOr: 'ପୋର୍ଟାଲର ସହାୟତା ଡେସ୍କ',
      officeHi: 'पोर्टल का सहायता डेस्क',
      designation: 'Counter operator',
      designationOr: 'କାଉଣ୍ଟର ଅପରେଟର',
      designationHi: 'काउंटर ऑपरेटर',
      phone: '06752 000300',
      fax: '06752 000301',
      email: 'help@temple.example',
      address: 'Open on working days from ten to five',
      addressOr: 'କାର୍ଯ୍ୟଦିବସରେ ଦଶଟାରୁ ପାଞ୍ଚଟା ପର୍ଯ୍ୟନ୍ତ ଖୋଲା',
      addressHi: 'कार्य दिवसों में दस से पाँच बजे तक खुला',
    },
  ]);
}

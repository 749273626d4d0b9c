import {
  getTenderState,
  serviceBase,
  toTenderWindow,
  type OcdsRelease,
} from '@temple-land/portal-core';
import type { OfficeDetails } from '../../db/office/officeDetails.ts';
import { getLastChange, type PublishedTender } from './publishedTenders.ts';

/** The origin and the publisher of a release and the present time. */
export interface Publication {
  /** The registered prefix of the publisher. */
  prefix: string;
  origin: string;
  publisher: ReturnType<typeof toPublisher>;
  now: Date;
}

/** Returns the publisher, buyer and procuring entity of each process: the office. */
export const toPublisher = ({ details }: OfficeDetails) => ({
  id: 'temple-administration',
  name: details['owner.en'],
});

const getDurationDays = { Month: 30, Year: 365 } as const satisfies Record<string, number>;
const toIso = (moment: Date) => moment.toISOString();
const toPeriod = (from: Date, to: Date) => ({ startDate: toIso(from), endDate: toIso(to) });

const statusOfState = { upcoming: 'planned', open: 'active', closed: 'complete' } as const;

const getStatus = ({ tender }: PublishedTender, now: Date): OcdsRelease['tender']['status'] =>
  statusOfState[getTenderState(toTenderWindow(tender), now.getTime())];

type Auction = NonNullable<PublishedTender['auction']>;

// The right to use land is auctioned: the highest bid wins.
function buildAuctionParts(auction: Auction, now: Date) {
  const days = getDurationDays[auction.leaseUnit === 'Month' ? 'Month' : 'Year'];
  const milestone = (
    id: string,
    title: string,
    type: 'financing' | 'assessment' | 'engagement',
    due: Date,
  ) => ({
    id,
    title,
    type,
    dueDate: toIso(due),
    status: due < now ? ('met' as const) : ('scheduled' as const),
  });
  return {
    awardCriteria: 'priceOnly' as const,
    submissionMethod: ['electronicAuction' as const],
    enquiryPeriod: toPeriod(auction.downloadStart, auction.downloadEnd),
    awardPeriod: toPeriod(auction.technicalStart, auction.slotTo),
    contractPeriod: { durationInDays: auction.leasePeriod * days },
    items: [{ id: '1', description: auction.sourceName }],
    milestones: [
      milestone('deposit', 'Security Deposit', 'financing', auction.depositEnd),
      milestone('technical', 'Technical Evaluation', 'assessment', auction.technicalStart),
      milestone('slot', 'Slot For Auction Date', 'engagement', auction.slotFrom),
    ],
    participationFees: [
      {
        id: '1',
        type: ['submission' as const],
        value: { amount: auction.applicationFee, currency: 'INR' as const },
      },
    ],
    submissionTerms: { depositsGuarantees: `INR ${auction.securityAmount.toFixed(2)}` },
  };
}

function buildDocuments({ tender }: PublishedTender, origin: string) {
  if (tender.uploadDoc === null) return {};
  const url = `${origin}${serviceBase}downloadDocument/${tender.uploadDoc}`;
  return {
    documents: [{ id: '1', documentType: 'tenderNotice' as const, title: tender.title, url }],
  };
}

const buildAmendments = ({ corrigenda }: PublishedTender) =>
  corrigenda.length === 0
    ? {}
    : {
        amendments: corrigenda.map(({ number, issuedOn, reason }) => ({
          id: String(number),
          date: issuedOn,
          rationale: reason,
        })),
      };

/** Builds a release of the Open Contracting Data Standard 1.1 for a tender. */
export function buildRelease(published: PublishedTender, publication: Publication): OcdsRelease {
  const { tender, auction, corrigenda } = published;
  const { prefix, origin, publisher, now } = publication;
  const ocid = `${prefix}-${tender.id}`;
  const status = getStatus(published, now);
  return {
    ocid,
    id: `${ocid}-${tender.version}-${corrigenda.length}-${status}`,
    date: toIso(getLastChange(published, now)),
    language: 'en',
    tag: [corrigenda.length === 0 ? 'tender' : 'tenderUpdate'],
    initiationType: 'tender',
    parties: [{ ...publisher, roles: ['buyer', 'procuringEntity'] }],
    buyer: publisher,
    tender: {
      id: tender.letterNo,
      title: tender.title,
      status,
      procuringEntity: publisher,
      procurementMethod: 'open',
      procurementMethodDetails: 'Lease of temple land or of a right on it',
      tenderPeriod: auction
        ? toPeriod(auction.formMStart, auction.formMEnd)
        : toPeriod(tender.startDate, tender.closeDate),
      ...(auction ? buildAuctionParts(auction, now) : {}),
      ...buildDocuments(published, origin),
      ...buildAmendments(published),
    },
  };
}

import type { EntityName } from '@temple-land/portal-core';
import type { PageKey } from '../../i18n/pageKey.ts';

/** The words of an entity: its list, and one record of it. */
export const entityWords: Readonly<Record<EntityName, { list: PageKey; one: PageKey }>> = {
  district: { list: 'admin.district', one: 'admin.district.one' },
  tahasil: { list: 'admin.tahasil', one: 'admin.tahasil.one' },
  mouza: { list: 'admin.mouza', one: 'admin.mouza.one' },
  khatian: { list: 'admin.khatian', one: 'admin.khatian.one' },
  plot: { list: 'admin.plot', one: 'admin.plot.one' },
  tender: { list: 'admin.tender', one: 'admin.tender.one' },
  auction: { list: 'admin.auction', one: 'admin.auction.one' },
  notification: { list: 'admin.notification', one: 'admin.notification.one' },
  faq: { list: 'admin.faq', one: 'admin.faq.one' },
  contact: { list: 'admin.contact', one: 'admin.contact.one' },
  user: { list: 'admin.user', one: 'admin.user.one' },
  role: { list: 'admin.role', one: 'admin.role.one' },
};

const usualUse = {
  label: 'admin.filter.use',
  all: 'admin.filter.all',
  active: 'admin.inUse',
  retired: 'admin.retired',
} as const satisfies Record<string, PageKey>;
const accountUse = {
  label: 'admin.user.access',
  all: 'admin.user.all',
  active: 'admin.user.active',
  retired: 'admin.user.blocked',
} as const satisfies Record<string, PageKey>;

/** The words for a record in use or out of it; an account out of use is blocked. */
export const wordsOfUse = (entity: EntityName) => (entity === 'user' ? accountUse : usualUse);

const fieldWords: Readonly<Record<string, PageKey>> = {
  code: 'admin.field.code',
  nameEn: 'admin.field.nameEn',
  nameOr: 'admin.field.nameOr',
  districtId: 'admin.district.one',
  tahasilId: 'admin.tahasil.one',
  mouzaId: 'admin.mouza.one',
  number: 'admin.field.number',
  khatiyanId: 'admin.khatian.one',
  kisam: 'admin.field.kisam',
  area: 'admin.field.area',
  status: 'admin.field.status',
  ring: 'admin.field.ring',
  letterNo: 'admin.field.letterNo',
  title: 'admin.field.title',
  startDate: 'admin.field.startDate',
  closeDate: 'admin.field.closeDate',
  corrigendum: 'admin.field.corrigendum',
  answers: 'admin.field.answers',
  tenderId: 'admin.tender.one',
  auctionName: 'admin.field.auctionName',
  sourceName: 'admin.field.sourceName',
  leasePeriod: 'admin.field.leasePeriod',
  leaseUnit: 'admin.field.leaseUnit',
  royalty: 'admin.field.royalty',
  applicationFee: 'admin.field.applicationFee',
  securityAmount: 'admin.field.securityAmount',
  downloadStart: 'admin.field.downloadStart',
  downloadEnd: 'admin.field.downloadEnd',
  formMStart: 'admin.field.formMStart',
  formMEnd: 'admin.field.formMEnd',
  depositStart: 'admin.field.depositStart',
  depositEnd: 'admin.field.depositEnd',
  technicalStart: 'admin.field.technicalStart',
  technicalEnd: 'admin.field.technicalEnd',
  slotFrom: 'admin.field.slotFrom',
  slotTo: 'admin.field.slotTo',
  committee: 'admin.field.committee',
  description: 'admin.field.description',
  createdOn: 'admin.field.createdOn',
  uploadDoc: 'admin.field.uploadDoc',
  place: 'admin.field.place',
  question: 'admin.field.question',
  answer: 'admin.field.answer',
  office: 'admin.field.office',
  designation: 'admin.field.designation',
  phone: 'admin.field.phone',
  fax: 'admin.field.fax',
  email: 'admin.field.email',
  address: 'admin.field.address',
  loginId: 'admin.field.loginId',
  fullName: 'admin.field.fullName',
  userType: 'admin.field.userType',
  roleId: 'admin.role.one',
  mobile: 'admin.field.mobile',
  reason: 'admin.field.reason',
  isBlocked: 'admin.user.access',
  factors: 'admin.field.factors',
  roleName: 'admin.field.roleName',
  reporterAccess: 'admin.field.reporterAccess',
  menuIds: 'admin.field.menuIds',
};

/** The label of a field of any entity; a field without one is a defect that a test finds. */
export function fieldWord(name: string): PageKey {
  const word = fieldWords[name];
  if (word === undefined) throw new Error(`The field ${name} has no label.`);
  return word;
}

const choiceWords: Readonly<Record<string, PageKey>> = {
  available: 'admin.choice.available',
  leased: 'admin.choice.leased',
  applied: 'admin.choice.applied',
  disputed: 'admin.choice.disputed',
  temple: 'admin.choice.temple',
  Month: 'admin.choice.Month',
  Year: 'admin.choice.Year',
  hidden: 'admin.choice.hidden',
  withReason: 'admin.choice.withReason',
  CI: 'admin.type.CI',
  C: 'admin.type.C',
  T: 'admin.type.T',
  O: 'admin.type.O',
  A: 'admin.type.A',
};

/** The words of an answer of a closed list, undefined for one that is not known. */
export const choiceWord = (choice: string): PageKey | undefined => choiceWords[choice];

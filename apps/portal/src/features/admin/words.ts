import type { EntityName } from '@temple-land/portal-core';
import type { TextKey } from '../../i18n/textKey.ts';

/** The words of an entity: its list, and one record of it. */
export const entityWords: Readonly<
  Record<EntityName, { list: TextKey<'admin'>; one: TextKey<'admin'> }>
> = {
  district: { list: 'common:admin.district', one: 'district.one' },
  tahasil: { list: 'common:admin.tahasil', one: 'tahasil.one' },
  mouza: { list: 'common:admin.mouza', one: 'mouza.one' },
  khatian: { list: 'common:admin.khatian', one: 'khatian.one' },
  plot: { list: 'common:admin.plot', one: 'plot.one' },
  tender: { list: 'common:admin.tender', one: 'tender.one' },
  auction: { list: 'common:admin.auction', one: 'auction.one' },
  notification: { list: 'common:admin.notification', one: 'notification.one' },
  faq: { list: 'common:admin.faq', one: 'faq.one' },
  contact: { list: 'common:admin.contact', one: 'contact.one' },
  user: { list: 'common:admin.user', one: 'user.one' },
  role: { list: 'common:admin.role', one: 'role.one' },
};

const usualUse = {
  label: 'filter.use',
  all: 'filter.all',
  active: 'inUse',
  retired: 'retired',
} as const satisfies Record<string, TextKey<'admin'>>;
const accountUse = {
  label: 'user.access',
  all: 'user.all',
  active: 'user.active',
  retired: 'user.blocked',
} as const satisfies Record<string, TextKey<'admin'>>;

/** The words for a record in use or out of it; an account out of use is blocked. */
export const wordsOfUse = (entity: EntityName) => (entity === 'user' ? accountUse : usualUse);

const fieldWords: Readonly<Record<string, TextKey<'admin'>>> = {
  code: 'field.code',
  nameEn: 'field.nameEn',
  nameOr: 'field.nameOr',
  districtId: 'district.one',
  tahasilId: 'tahasil.one',
  mouzaId: 'mouza.one',
  number: 'field.number',
  khatiyanId: 'khatian.one',
  kisam: 'field.kisam',
  area: 'field.area',
  status: 'field.status',
  ring: 'field.ring',
  letterNo: 'common:admin.field.letterNo',
  title: 'field.title',
  startDate: 'field.startDate',
  closeDate: 'field.closeDate',
  corrigendum: 'field.corrigendum',
  answers: 'field.answers',
  tenderId: 'tender.one',
  auctionName: 'field.auctionName',
  sourceName: 'field.sourceName',
  leasePeriod: 'field.leasePeriod',
  leaseUnit: 'field.leaseUnit',
  royalty: 'field.royalty',
  applicationFee: 'field.applicationFee',
  securityAmount: 'field.securityAmount',
  downloadStart: 'field.downloadStart',
  downloadEnd: 'field.downloadEnd',
  formMStart: 'field.formMStart',
  formMEnd: 'field.formMEnd',
  depositStart: 'field.depositStart',
  depositEnd: 'field.depositEnd',
  technicalStart: 'field.technicalStart',
  technicalEnd: 'field.technicalEnd',
  slotFrom: 'field.slotFrom',
  slotTo: 'field.slotTo',
  committee: 'field.committee',
  description: 'field.description',
  createdOn: 'field.createdOn',
  uploadDoc: 'common:admin.field.uploadDoc',
  place: 'field.place',
  question: 'field.question',
  answer: 'field.answer',
  office: 'field.office',
  designation: 'field.designation',
  phone: 'field.phone',
  fax: 'field.fax',
  email: 'field.email',
  address: 'field.address',
  loginId: 'field.loginId',
  fullName: 'field.fullName',
  userType: 'field.userType',
  roleId: 'role.one',
  mobile: 'field.mobile',
  reason: 'field.reason',
  isBlocked: 'user.access',
  factors: 'field.factors',
  roleName: 'field.roleName',
  reporterAccess: 'field.reporterAccess',
  menuIds: 'field.menuIds',
};

/** The label of a field of any entity; a field without one is a defect that a test finds. */
export function fieldWord(name: string): TextKey<'admin'> {
  const word = fieldWords[name];
  if (word === undefined) throw new Error(`The field ${name} has no label.`);
  return word;
}

const choiceWords: Readonly<Record<string, TextKey<'admin'>>> = {
  available: 'choice.available',
  leased: 'choice.leased',
  applied: 'choice.applied',
  disputed: 'choice.disputed',
  temple: 'choice.temple',
  Month: 'choice.Month',
  Year: 'choice.Year',
  hidden: 'choice.hidden',
  withReason: 'choice.withReason',
  CI: 'type.CI',
  C: 'type.C',
  T: 'type.T',
  O: 'type.O',
  A: 'type.A',
};

/** The words of an answer of a closed list, undefined for one that is not known. */
export const choiceWord = (choice: string): TextKey<'admin'> | undefined => choiceWords[choice];

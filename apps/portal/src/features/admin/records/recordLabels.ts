import type {
  ChoiceValue,
  EntityName,
  LimitName,
  MailKey,
  SmsKey,
  UserType,
} from '@temple-land/portal-core';
import { kisamClassLabels, rorLabels } from '../../../common/land/landRecordLabels.ts';
import type { TextKey } from '../../../i18n/textKey.ts';

const recordStateLabels = {
  label: 'filter.use',
  all: 'filter.all',
  active: 'inUse',
  retired: 'retired',
} as const satisfies Record<string, TextKey<'admin'>>;
const accountStateLabels = {
  label: 'user.access',
  all: 'user.all',
  active: 'user.active',
  retired: 'user.blocked',
} as const satisfies Record<string, TextKey<'admin'>>;

/** Returns the labels of active and retired records; a retired account is blocked. */
export const getStateLabels = (entity: EntityName) =>
  entity === 'user' ? accountStateLabels : recordStateLabels;

/** The label of each type of user. */
export const userTypeLabels = {
  CI: 'type.CI',
  C: 'type.C',
  T: 'type.T',
  O: 'type.O',
  A: 'type.A',
} as const satisfies Readonly<Record<UserType, TextKey<'admin'>>>;

const smsLabels = {
  'sms.otp': 'choice.sms.otp',
  'sms.personCode': 'choice.sms.personCode',
  'sms.notice': 'choice.sms.notice',
  'sms.accountMade': 'choice.sms.accountMade',
  'sms.accountChanged': 'choice.sms.accountChanged',
  'sms.numberAdded': 'choice.sms.numberAdded',
  'sms.mobileChanged': 'choice.sms.mobileChanged',
  'sms.emailChanged': 'choice.sms.emailChanged',
  'sms.passwordChanged': 'choice.sms.passwordChanged',
  'sms.newDevice': 'choice.sms.newDevice',
  'sms.recovery': 'choice.sms.recovery',
  'sms.factorAdded': 'choice.sms.factorAdded',
  'sms.factorRemoved': 'choice.sms.factorRemoved',
  'sms.factorsReset': 'choice.sms.factorsReset',
  'sms.recoveryUsed': 'choice.sms.recoveryUsed',
  'sms.recoveryRenewed': 'choice.sms.recoveryRenewed',
  'sms.erasureAsked': 'choice.sms.erasureAsked',
  'sms.erasureWithdrawn': 'choice.sms.erasureWithdrawn',
  'sms.erasureRefused': 'choice.sms.erasureRefused',
  'sms.erased': 'choice.sms.erased',
} as const satisfies Readonly<Record<SmsKey, TextKey<'admin'>>>;

const mailLabels = {
  'mail.subject': 'choice.mail.subject',
  'mail.about': 'choice.mail.about',
  'mail.new': 'choice.mail.new',
  'mail.account.subject': 'choice.mail.accountSubject',
  'mail.emailConfirm': 'choice.mail.emailConfirm',
  'mail.emailAsked': 'choice.mail.emailAsked',
  'mail.test': 'choice.mail.test',
} as const satisfies Readonly<Record<MailKey, TextKey<'admin'>>>;

const documentLabels = {
  landPurchase: 'common:apply.kind.purchase',
  landLease: 'common:apply.kind.lease',
  leaseRenewal: 'common:apply.kind.renewal',
  leaseTransfer: 'choice.leaseTransfer',
  leaseSuccession: 'choice.leaseSuccession',
  landExchange: 'common:apply.kind.exchange',
  recordCorrection: 'common:apply.kind.correction',
  individual: 'common:apply.applicant.individual',
  joint: 'common:apply.applicant.joint',
  institution: 'common:apply.applicant.institution',
  company: 'common:apply.applicant.company',
  always: 'choice.always',
  sevayat: 'choice.sevayat',
  representative: 'choice.representative',
  challan: 'choice.challan',
  noPlot: 'choice.noPlot',
  'land.answer': 'choice.land.answer',
  'land.pay': 'choice.land.pay',
  'land.report': 'choice.land.report',
  'land.opinion': 'choice.land.opinion',
  'land.issueOrder': 'choice.land.issueOrder',
  'land.executeDeed': 'choice.land.executeDeed',
  'report.report': 'choice.report.report',
  'case.orderEviction': 'choice.case.orderEviction',
  'case.takePossession': 'choice.case.takePossession',
  pdf: 'choice.file.pdf',
  jpg: 'choice.file.jpg',
  png: 'choice.file.png',
} as const satisfies Readonly<Record<string, TextKey<'admin'>>>;

const limitLabels = {
  landPlots: 'choice.limit.landPlots',
  guestReports: 'choice.limit.guestReports',
  nearbyMetres: 'choice.limit.nearbyMetres',
  sketchMetres: 'choice.limit.sketchMetres',
  waitingFiles: 'choice.limit.waitingFiles',
  approvalDays: 'choice.limit.approvalDays',
  loginAttempts: 'choice.limit.loginAttempts',
  codeAttempts: 'choice.limit.codeAttempts',
  draftDays: 'choice.limit.draftDays',
  reportPhotos: 'choice.limit.reportPhotos',
  undoMinutes: 'choice.limit.undoMinutes',
  idleMinutes: 'choice.limit.idleMinutes',
  sessionHours: 'choice.limit.sessionHours',
} as const satisfies Readonly<Record<LimitName, TextKey<'admin'>>>;

const choiceLabels = {
  available: 'choice.available',
  leased: 'choice.leased',
  sold: 'choice.sold',
  applied: 'choice.applied',
  disputed: 'choice.disputed',
  temple: 'choice.temple',
  lease: 'choice.lease',
  purchase: 'choice.purchase',
  Month: 'choice.Month',
  Year: 'choice.Year',
  report: 'choice.report',
  land: 'choice.land',
  case: 'choice.case',
  quarry: 'choice.quarry',
  ...kisamClassLabels,
  ...rorLabels,
  deity: 'choice.deity',
  tenancy: 'choice.tenancy',
  rentFree: 'choice.rentFree',
  service: 'choice.service',
  government: 'choice.government',
  hidden: 'choice.hidden',
  withReason: 'choice.withReason',
  en: 'common:language.en',
  or: 'common:language.or',
  hi: 'common:language.hi',
  both: 'common:language.both',
  ...documentLabels,
  ...limitLabels,
  ...userTypeLabels,
  ...smsLabels,
  ...mailLabels,
} as const satisfies Readonly<Record<ChoiceValue, TextKey<'admin'>>>;

const isChoiceValue = (choice: string): choice is ChoiceValue =>
  Object.hasOwn(choiceLabels, choice);

/** Returns the label of a choice, undefined for an unknown one. */
export const findChoiceLabel = (choice: string): TextKey<'admin'> | undefined =>
  isChoiceValue(choice) ? choiceLabels[choice] : undefined;

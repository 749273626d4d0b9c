import * as v from 'valibot';
import { messageKey } from '../../validators/message.ts';
import * as field from '../admin/fields.ts';
import { kisamClasses, satwaClasses } from '../land/landClasses.ts';
import type { AdminList } from './adminList.ts';
import { changeFields } from './changeFields.ts';
import { listLinks } from './listLinks.ts';

const code = v.pipe(
  v.string(messageKey('admin.invalid')),
  v.trim(),
  v.regex(/^[A-Z]{2,5}$/, messageKey('admin.invalid')),
);

/** The code of a place in the land record of the state or in the local government directory. */
const recordCode = {
  label: 'admin:field.recordCode',
  ...field.ruled(
    v.optional(
      v.pipe(
        v.string(messageKey('admin.invalid')),
        v.trim(),
        v.regex(/^[0-9A-Z-]{0,20}$/, messageKey('admin.invalid')),
      ),
      '',
    ),
    false,
  ),
} as const;
const nameEn = { label: 'admin:field.nameEn', ...field.line(80) } as const;
const nameOr = { label: 'admin:field.nameOr', ...field.line(80) } as const;
const nameHi = { label: 'admin:field.nameHi', ...field.optionalLine(80) } as const;
const number = { label: 'admin:field.number', ...field.line(30) } as const;

/** The lists of the land record. */
export const landLists = {
  district: {
    ...listLinks.district,
    recordLabel: 'admin:district.one',
    columns: ['nameEn', 'nameOr', 'code'],
    fields: {
      code: { label: 'admin:field.code', ...field.ruled(code) },
      nameEn,
      nameOr,
      nameHi,
      recordCode,
      ...changeFields,
    },
  },
  tahasil: {
    ...listLinks.tahasil,
    recordLabel: 'admin:tahasil.one',
    columns: ['nameEn', 'nameOr', 'districtId'],
    fields: {
      districtId: { label: 'admin:district.one', ...field.reference('district') },
      nameEn,
      nameOr,
      nameHi,
      recordCode,
      ...changeFields,
    },
  },
  mouza: {
    ...listLinks.mouza,
    recordLabel: 'admin:mouza.one',
    columns: ['nameEn', 'nameOr', 'tahasilId', 'location', 'thanaNo', 'recordCode'],
    fields: {
      tahasilId: { label: 'admin:tahasil.one', ...field.reference('tahasil') },
      nameEn,
      nameOr: { label: 'admin:field.nameOr', ...field.optionalLine(80) },
      nameHi,
      thanaNo: { label: 'admin:field.thanaNo', ...field.optionalLine(30) },
      recordCode,
      ...changeFields,
    },
  },
  khatian: {
    ...listLinks.khatian,
    recordLabel: 'admin:khatian.one',
    columns: ['number', 'mouzaId', 'location', 'marfatdar', 'satwa', 'rorStatus'],
    needsSource: true,
    fields: {
      mouzaId: { label: 'admin:mouza.one', ...field.reference('mouza') },
      number,
      ownerLine: { label: 'admin:field.ownerLine', ...field.optionalMultiline(300) },
      marfatdar: { label: 'admin:field.marfatdar', ...field.optionalLine(300) },
      satwa: { label: 'admin:satwa.one', ...field.optionalNameOf('satwa', 60) },
      rent: { label: 'admin:field.rent', ...field.optionalRupees() },
      cess: { label: 'admin:field.cess', ...field.optionalRupees() },
      rorStatus: {
        label: 'admin:field.rorStatus',
        ...field.choiceOrFirst(['missing', 'draft', 'final']),
      },
      publishedOn: { label: 'admin:field.publishedOn', ...field.optionalDay() },
      ...changeFields,
    },
  },
  plot: {
    ...listLinks.plot,
    recordLabel: 'admin:plot.one',
    columns: ['number', 'location', 'khatiyanId', 'kisam', 'area', 'status'],
    needsSource: true,
    fields: {
      khatiyanId: { label: 'admin:khatian.one', ...field.reference('khatian') },
      number,
      kisam: { label: 'admin:kisam.one', ...field.nameOf('kisam', 60) },
      area: { label: 'admin:field.area', ...field.acres() },
      status: {
        label: 'admin:field.status',
        ...field.choice(['available', 'leased', 'sold', 'applied', 'disputed', 'temple']),
      },
      ring: { label: 'admin:field.ring', ...field.optionalRing() },
      ...changeFields,
    },
  },
  kisam: {
    ...listLinks.kisam,
    recordLabel: 'admin:kisam.one',
    columns: ['name', 'nameOr', 'kisamClass'],
    fields: {
      /** As the record of rights has it; plots refer to it by this name. */
      name: { label: 'admin:field.recordedName', ...field.line(60) },
      nameOr: { label: 'admin:field.nameOr', ...field.optionalLine(60) },
      nameHi: { label: 'admin:field.nameHi', ...field.optionalLine(60) },
      kisamClass: { label: 'admin:field.kisamClass', ...field.choice(kisamClasses) },
      ...changeFields,
    },
  },
  satwa: {
    ...listLinks.satwa,
    recordLabel: 'admin:satwa.one',
    columns: ['name', 'nameOr', 'satwaClass'],
    fields: {
      /** As the record of rights has it; khatiyans refer to it by this name. */
      name: { label: 'admin:field.recordedName', ...field.line(60) },
      nameOr: { label: 'admin:field.nameOr', ...field.optionalLine(60) },
      nameHi: { label: 'admin:field.nameHi', ...field.optionalLine(60) },
      satwaClass: { label: 'admin:field.satwaClass', ...field.choice(satwaClasses) },
      ...changeFields,
    },
  },
  rate: {
    ...listLinks.rate,
    recordLabel: 'admin:rate.one',
    columns: ['orderNo', 'holding', 'kisam', 'mouzaId', 'ratePerAcre', 'effectiveFrom'],
    sourceField: 'orderNo',
    fields: {
      holding: { label: 'admin:field.holding', ...field.choice(['lease', 'purchase']) },
      /** Every mouza if empty. */
      mouzaId: { label: 'admin:mouza.one', ...field.optionalReference('mouza') },
      /** Every kisam if empty. */
      kisam: { label: 'admin:kisam.one', ...field.optionalNameOf('kisam', 60) },
      ratePerAcre: { label: 'admin:field.ratePerAcre', ...field.rupees() },
      concessionPercent: { label: 'admin:field.concessionPercent', ...field.whole(0, 100) },
      concessionUpTo: { label: 'admin:field.concessionUpTo', ...field.acresOrNone() },
      fee: { label: 'admin:field.fee', ...field.rupees() },
      applicationFee: { label: 'admin:field.applicationFee', ...field.rupees() },
      effectiveFrom: { label: 'admin:field.effectiveFrom', ...field.moment() },
      orderNo: { label: 'admin:field.orderNo', ...field.line(60) },
    },
  },
} as const satisfies Readonly<Record<string, AdminList>>;

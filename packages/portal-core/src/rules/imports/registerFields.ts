import type { RegisterEntity } from '../../schemas/admin/importKinds.ts';
import { choice, day, number, required, same, text, type ImportFields } from './fieldMakers.ts';
import { areaAliases } from './landFields.ts';
import { applicationFields } from './applicationFields.ts';
import { listFields } from './listFields.ts';
import { plotFields } from './plotFields.ts';
import { userFields } from './userFields.ts';

/** The fields of each record of a register, in the order in which faults are reported. */
export const registerFields: Readonly<Record<RegisterEntity, ImportFields>> = {
  ...userFields,
  lease: {
    leaseNo: required(text(40, 'leaseno', 'leasenumber', 'leasecaseno', 'ଲିଜନମ୍ବର')),
    ...plotFields,
    area: required(number('acres', 'leasedarea', 'leasearea', ...areaAliases)),
    kind: required(
      choice(
        same('agricultural', 'homestead', 'commercial', 'quarry'),
        'kind',
        'leasekind',
        'type',
      ),
    ),
    lessee: required(text(200, 'lessee', 'lesseename', 'tenant', 'name')),
    startsOn: required(day('startson', 'startdate', 'from', 'leasefrom')),
    endsOn: required(day('endson', 'enddate', 'to', 'leaseto', 'upto')),
    yearlyRent: required(number('rupees', 'yearlyrent', 'annualrent', 'rent')),
    nextRentOn: day('nextrenton', 'nextrentdate', 'rentdueon'),
    orderNo: text(60, 'orderno', 'ordernumber'),
    deedNo: text(60, 'deedno', 'deednumber'),
    deedOn: day('deedon', 'deeddate'),
    state: choice(same('active', 'ended', 'cancelled'), 'state', 'leasestate', 'status'),
    permittedQuantity: number('quantity', 'permittedquantity', 'quantity', 'cubicmetres'),
  },
  encroachment: {
    recordNo: required(
      text(40, 'encroachmentno', 'encroachmentnumber', 'recordno', 'registerno', 'caseno'),
    ),
    ...plotFields,
    area: required(number('acres', 'encroachedarea', ...areaAliases)),
    kind: required(text(60, 'kind', 'encroachmentkind', 'type')),
    foundOn: required(day('foundon', 'founddate', 'detectedon', 'date')),
    state: choice(same('open', 'removed', 'dismissed'), 'state', 'status'),
    removedOn: day('removedon', 'removaldate'),
    recoveredArea: number('acres', 'recoveredarea'),
  },
  saleCase: {
    caseNo: required(text(40, 'salecaseno', 'caseno', 'casenumber')),
    applicationNo: text(40, 'applicationno', 'applicationnumber'),
    ...plotFields,
    area: required(number('acres', 'soldarea', ...areaAliases)),
    kisam: text(60, 'kisam', 'kissam'),
    ratePerAcre: required(number('rupees', 'rateperacre', 'rate')),
    value: required(number('rupees', 'value', 'price', 'landvalue')),
    concession: number('rupees', 'concession', 'rebate'),
    paid: number('rupees', 'paid', 'amountpaid'),
    openedOn: required(day('openedon', 'casedate', 'openingdate')),
    orderNo: text(60, 'orderno', 'ordernumber'),
    orderedOn: day('orderedon', 'orderdate'),
    deedNo: text(60, 'deedno', 'deednumber'),
    deedOn: day('deedon', 'deeddate'),
    cancelledOn: day('cancelledon', 'cancellationdate'),
  },
  ...applicationFields,
  ...listFields,
};

/** The field that tells the records of each register apart. */
export const registerKeys: Readonly<Record<RegisterEntity, string>> = {
  officer: 'loginId',
  citizen: 'mobile',
  lease: 'leaseNo',
  encroachment: 'recordNo',
  saleCase: 'caseNo',
  courtCase: 'applicationNo',
  landApplication: 'applicationNo',
  tender: 'letterNo',
  kisam: 'name',
  satwa: 'name',
  rate: 'orderNo',
  contact: 'office',
  faq: 'question',
  holiday: 'day',
};

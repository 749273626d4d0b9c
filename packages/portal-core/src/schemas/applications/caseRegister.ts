import * as v from 'valibot';
import { page, paging, text } from '../common.ts';
import { CaseDetails, LandApplication, listedPlace } from './applications.ts';
import { caseOrders, caseSections, hearingFilters } from './courtCase.ts';

/** What narrows and orders the register of cases. */
const caseFilter = {
  ...listedPlace,
  state: v.optional(text(40)),
  section: v.optional(v.picklist(caseSections)),
  /** The year of filing, in Indian time. */
  year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2999))),
  hearing: v.optional(v.picklist(hearingFilters)),
  /** @default newest */
  sort: v.optional(v.picklist(caseOrders)),
};
export const CaseListRequest = v.object({ ...caseFilter, ...paging });
export const CaseExportRequest = v.object({ ...caseFilter, format: v.picklist(['xlsx', 'csv']) });
export const CaseRow = v.object({ ...LandApplication.entries, case: CaseDetails });
export type CaseRow = v.InferOutput<typeof CaseRow>;
export const CaseListAnswer = page(CaseRow);

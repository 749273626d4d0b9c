import * as v from 'valibot';
import { reportKinds, reportTextMaxCharacters } from '../../constants.ts';
import { messageKey } from '../message.ts';
import { atMost, chosen, requiredLine } from '../values/shared.ts';

/** The report of illegitimate land use; ids are the values of its selects, khatiyan and plot may be ''. */
export const ReportForm = v.object({
  kind: v.picklist(reportKinds, messageKey('report.kind.required')),
  districtCode: chosen('track.district.required'),
  tahasilCode: chosen('track.tahasil.required'),
  villageCode: chosen('track.mouza.required'),
  khataNoId: v.string(),
  plotCode: v.string(),
  description: v.pipe(requiredLine('report.description.required'), atMost(reportTextMaxCharacters)),
  startedOn: v.string(),
  isOngoing: v.boolean(),
  isDangerous: v.boolean(),
});
export type ReportForm = v.InferOutput<typeof ReportForm>;

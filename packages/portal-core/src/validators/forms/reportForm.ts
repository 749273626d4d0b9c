import * as v from 'valibot';
import { reportKinds, reportTextMaxCharacters } from '../../constants.ts';
import { says } from '../message.ts';
import { atMost, chosen, filledLine } from '../values/shared.ts';

/** The report of illegitimate land use; ids are the values of its selects, khatiyan and plot may be ''. */
export const ReportForm = v.object({
  kind: v.picklist(reportKinds, says('report.kind.required')),
  districtCode: chosen('track.district.required'),
  tahasilCode: chosen('track.tahasil.required'),
  villageCode: chosen('track.mouza.required'),
  khataNoId: v.string(),
  plotCode: v.string(),
  description: v.pipe(filledLine('report.description.required'), atMost(reportTextMaxCharacters)),
  startedOn: v.string(),
  isOngoing: v.boolean(),
  isDangerous: v.boolean(),
});
export type ReportForm = v.InferOutput<typeof ReportForm>;

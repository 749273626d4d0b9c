import { allPlots, aboutPlot, plotExports, plotJoins } from './plotRegister.ts';
import { columnsOf, type RegisterTable } from './registerTable.ts';

const stage = 'staged_encroachments';

const columns = columnsOf([
  'recordNo',
  'area',
  'kind',
  'foundOn',
  'state',
  'removedOn',
  'recoveredArea',
]);

/** How encroachments are imported, by their number in the register of the office. */
export const encroachment: RegisterTable = {
  ...aboutPlot('encroachments', stage),
  key: 'record_no',
  columns,
  fallbacks: { state: "'open'" },
  isSame: 't.record_no = s.record_no',
  identity: 'record_no',
  questions: [
    {
      field: 'removedOn',
      kind: 'needed',
      query: `select source, row_no, '' as text, state as detail from ${stage}
        where state = 'removed' and removed_on is null`,
    },
    {
      field: 'removedOn',
      kind: 'unfit',
      query: `select s.source, s.row_no, s.removed_on::text as text, null as detail
        from ${stage} s left join encroachments t on t.id = s.id
        where s.removed_on < coalesce(s.found_on, t.found_on)
          or (s.removed_on is not null and coalesce(s.state, t.state, 'open') <> 'removed')`,
    },
    {
      field: 'area',
      kind: 'unfit',
      query: `select s.source, s.row_no, s.area::text as text, 'the plot has ' || p.area as detail
        from ${stage} s join ${allPlots} p on p.id = s.plot_id where s.area > p.area + 0.0001`,
    },
    {
      field: 'recoveredArea',
      kind: 'unfit',
      query: `select source, row_no, recovered_area::text as text, 'at most ' || area as detail
        from ${stage} where recovered_area > area`,
    },
    {
      field: 'state',
      kind: 'inUse',
      query: `select s.source, s.row_no, s.state as text, null as detail
        from ${stage} s join encroachments t on t.id = s.id and not s.is_new
        where s.state <> t.state and t.state <> 'open'`,
    },
  ],
  exported: plotExports(columns),
  from: `encroachments t ${plotJoins} where t.record_no <> ''`,
};

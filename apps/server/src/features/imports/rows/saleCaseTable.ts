import { allPlots, aboutPlot, plotExports, plotJoins } from './plotRegister.ts';
import { columnsOf, type RegisterTable } from './registerTable.ts';

const stage = 'staged_sale_cases';

const columns = columnsOf([
  'caseNo',
  'applicationNo',
  'area',
  'kisam',
  'ratePerAcre',
  'value',
  'concession',
  'paid',
  'openedOn',
  'orderNo',
  'orderedOn',
  'deedNo',
  'deedOn',
  'cancelledOn',
]);

/** The area of each plot that is sold, or to be sold, after the import. */
const soldAreas = `(
  select plot_id, sum(area) as area from (
    select t.plot_id, t.area from land_sale_cases t
    where t.cancelled_on is null and not exists (select 1 from ${stage} s where s.id = t.id)
    union all
    select s.plot_id, s.area from ${stage} s left join land_sale_cases t on t.id = s.id
    where coalesce(s.cancelled_on, t.cancelled_on) is null
  ) a group by plot_id
)`;

const unfit = (field: string, text: string, condition: string, detail = 'null') => ({
  field,
  kind: 'unfit' as const,
  query: `select source, row_no, ${text}::text as text, ${detail} as detail from ${stage}
    where ${condition}`,
});

/** How sale cases are imported; a plot cannot be sold beyond its area. */
export const saleCase: RegisterTable = {
  ...aboutPlot('land_sale_cases', stage),
  key: 'case_no',
  columns,
  fallbacks: { concession: '0', paid: '0' },
  resolve: [
    ...aboutPlot('land_sale_cases', stage).resolve,
    `update ${stage} s set kisam = p.kisam from ${allPlots} p where p.id = s.plot_id and s.kisam is null`,
  ],
  isSame: 't.case_no = s.case_no',
  identity: 'case_no',
  questions: [
    unfit('concession', 'concession', 'concession > value', "'at most ' || value"),
    unfit(
      'paid',
      'paid',
      'paid > value - coalesce(concession, 0)',
      "'at most ' || value - coalesce(concession, 0)",
    ),
    unfit('orderedOn', 'ordered_on', 'ordered_on < opened_on', "'not before ' || opened_on"),
    {
      field: 'orderedOn',
      kind: 'needed',
      query: `select s.source, s.row_no, '' as text, null as detail
        from ${stage} s left join land_sale_cases t on t.id = s.id
        where s.deed_on is not null and coalesce(s.ordered_on, t.ordered_on) is null`,
    },
    unfit('deedOn', 'deed_on', 'deed_on < ordered_on', "'not before ' || ordered_on"),
    {
      field: 'area',
      kind: 'unfit',
      query: `select s.source, s.row_no, s.area::text as text,
          'sold ' || a.area || ', the plot has ' || p.area as detail
        from ${stage} s join ${allPlots} p on p.id = s.plot_id
        join ${soldAreas} a on a.plot_id = s.plot_id
        where s.cancelled_on is null and a.area > p.area + 0.0001`,
    },
  ],
  exported: plotExports(columns),
  from: `land_sale_cases t ${plotJoins} where t.cancelled_on is null`,
};

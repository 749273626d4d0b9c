import { columnsOf, type RegisterTable } from './registerTable.ts';
import { aboutPlot, allPlots, plotExports, plotJoins } from './plotRegister.ts';

const stage = 'staged_leases';

const columns = columnsOf([
  'leaseNo',
  'area',
  'kind',
  'lessee',
  'startsOn',
  'endsOn',
  'yearlyRent',
  'nextRentOn',
  'orderNo',
  'deedNo',
  'deedOn',
  'state',
  'permittedQuantity',
]);

/** The leases in force after the import. */
const leasesInForce = `(
  select l.plot_id, l.area, l.starts_on, l.ends_on from leases l
  where l.state = 'active' and not exists (select 1 from ${stage} s where s.id = l.id)
  union all
  select s.plot_id, s.area, s.starts_on, s.ends_on from ${stage} s left join leases t on t.id = s.id
  where coalesce(s.state, t.state, 'active') = 'active'
)`;

/**
 * How leases are imported. The leases of a plot can be of different parts of it, so that they overlap in time only when
 * together they are larger than the plot on the first day of one of them.
 */
export const lease: RegisterTable = {
  ...aboutPlot('leases', stage),
  key: 'lease_no',
  columns,
  fallbacks: { state: "'active'" },
  isSame: 't.lease_no = s.lease_no',
  identity: 'lease_no',
  questions: [
    {
      field: 'endsOn',
      kind: 'unfit',
      query: `select source, row_no, ends_on::text as text, 'after ' || starts_on as detail
        from ${stage} where ends_on <= starts_on`,
    },
    {
      field: 'permittedQuantity',
      kind: 'needed',
      query: `select s.source, s.row_no, '' as text, s.kind as detail
        from ${stage} s left join leases t on t.id = s.id
        where s.kind = 'quarry' and coalesce(s.permitted_quantity, t.permitted_quantity) is null`,
    },
    {
      field: 'permittedQuantity',
      kind: 'unfit',
      query: `select source, row_no, permitted_quantity::text as text, kind as detail from ${stage}
        where kind <> 'quarry' and permitted_quantity is not null`,
    },
    {
      field: 'area',
      kind: 'unfit',
      query: `select s.source, s.row_no, s.area::text as text, 'the plot has ' || p.area as detail
        from ${stage} s join ${allPlots} p on p.id = s.plot_id where s.area > p.area + 0.0001`,
    },
    {
      field: 'startsOn',
      kind: 'overlap',
      query: `with l as ${leasesInForce}
        select s.source, s.row_no, s.starts_on::text as text,
          'on ' || min(o.starts_on) || ', the plot has ' || p.area as detail
        from ${stage} s join ${allPlots} p on p.id = s.plot_id
        join l o on o.plot_id = s.plot_id and o.starts_on >= s.starts_on and o.starts_on < s.ends_on
        left join leases t on t.id = s.id
        where coalesce(s.state, t.state, 'active') = 'active' and s.area <= p.area + 0.0001
          and p.area + 0.0001 < (select sum(area) from l where l.plot_id = s.plot_id
            and l.starts_on <= o.starts_on and l.ends_on > o.starts_on)
        group by s.source, s.row_no, s.starts_on, p.area`,
    },
  ],
  exported: plotExports(columns),
  from: `leases t ${plotJoins} where t.state <> 'cancelled'`,
};

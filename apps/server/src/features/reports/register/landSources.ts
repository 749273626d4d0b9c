import { sql, type SQL } from 'drizzle-orm';
import { plotStatuses, type RegisterReport } from '@temple-land/portal-core';
import { joinPlotFigures, plotSums } from '../../../db/land/plotFigures.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { outlineDifferences } from '../../../db/schema/operations.ts';
import { kisams, plotDetails, satwas } from '../../../db/schema/plotDetails.ts';
import { mouzaFacts, mouzaLandFacts } from '../../../db/schema/register.ts';
import { localName } from '../../../db/query/localName.ts';
import {
  getTables,
  isLandInPlace,
  joinLand,
  joinPlaces,
  selectPlaces,
  toDay,
  type BuildSource,
  type RegisterReader,
  type ReportTables,
} from './registerReader.ts';

const summed = (name: string) => sql`coalesce(sum(${sql.identifier(name)}), 0)`;

/** The figures of mouzas as sums: one row of a group of mouzas has one of each. */
const mouzaSums = sql`${summed('khatiyans')} as khatiyans, ${summed('plots')} as plots, ${summed('area')} as area,
  ${summed('area_final')} as "areaFinal", ${summed('area')} - ${summed('area_final')} as "areaNotFinal",
  ${summed('area_leased')} as "areaLeased", ${summed('area_sold')} as "areaSold",
  ${summed('area_encroached')} as "areaEncroached", ${summed('area_vacant')} as "areaVacant",
  ${summed('area_quarry')} as "areaQuarry", ${summed('verifications')} as verifications,
  ${summed('rent')} as amount,
  ${toDay(sql`max(recorded_on)`)} as "lastUpdated"`;

const selectDistricts: BuildSource = (reader) => sql`
  select ${districts.id} as "rowId", ${districts.id} as "districtId",
    ${localName(districts, reader.language)} as district,
    count(distinct ${tahasils.id}) as tahasils, count(*) as mouzas, ${mouzaSums}
  from ${mouzas} ${joinPlaces} join ${getTables(reader).mouzaFacts} on ${mouzaFacts.mouzaId} = ${mouzas.id}
  where ${isLandInPlace(reader)} group by ${districts.id}`;

/** Joins the open applications of each value of some columns of applications: their acres and number by kind. */
const joinOpen = (on: ReportTables, columns: SQL, isSame: SQL) => sql`left join (
  select ${columns}, coalesce(sum(area) filter (where type = 2), 0) as applied,
    coalesce(sum(area) filter (where type = 3), 0) as disputed,
    coalesce(sum(area) filter (where type = 1), 0) as reported,
    count(*) filter (where type = 2) as applications, count(*) filter (where type = 3) as cases,
    max(number) filter (where type = 3) as "caseNo"
  from ${on.applications} where status = 'P' group by ${columns}) open on ${isSame}`;

const selectMouzas: BuildSource = (reader) => sql`
  select ${mouzas.id} as "rowId", ${selectPlaces(reader)}, ${mouzas.nameOr} as "nameOr", ${mouzas.nameHi} as "nameHi",
    ${mouzas.thanaNo} as "thanaNo", ${mouzaSums}, coalesce(max(open.applied), 0) as "areaApplied",
    coalesce(max(open.disputed), 0) as "areaCases", coalesce(max(open.reported), 0) as "areaReported"
  from ${mouzas} ${joinPlaces} join ${getTables(reader).mouzaFacts} on ${mouzaFacts.mouzaId} = ${mouzas.id}
  ${joinOpen(getTables(reader), sql`mouza_id`, sql`open.mouza_id = ${mouzas.id}`)}
  where ${isLandInPlace(reader)} group by ${districts.id}, ${tahasils.id}, ${mouzas.id}`;

const possession = sql.join(
  plotStatuses.map(
    (status) =>
      sql`count(*) filter (where ${plots.status} = ${status}) as ${sql.identifier(status)}`,
  ),
  sql`, `,
);

const selectKhatiyans = (reader: RegisterReader, where: SQL): SQL => {
  const on = getTables(reader);
  return sql`
  select ${khatiyans.id} as "rowId", ${khatiyans.id} as "khatiyanId", ${selectPlaces(reader)},
    ${khatiyans.number} as "khatiyanNo", ${khatiyans.ownerLine} as "ownerLine", ${khatiyans.marfatdar} as marfatdar,
    ${khatiyans.satwa} as satwa, ${khatiyans.rorStatus} as "rorStatus", ${khatiyans.publishedOn} as "publishedOn",
    own.*, ${khatiyans.rent} as amount, ${khatiyans.cess} as cess,
    coalesce(open.applications, 0) as applications, coalesce(open.cases, 0) as cases
  from ${on.khatiyans} join ${mouzas} on ${mouzas.id} = ${khatiyans.mouzaId} ${joinPlaces}
  left join lateral (select count(*) as plots, coalesce(sum(${plots.area}), 0) as area, ${possession}
    from ${on.plots} where ${plots.khatiyanId} = ${khatiyans.id} and ${plots.isActive}) own on true
  ${joinOpen(on, sql`mouza_id, khata_no`, sql`open.mouza_id = ${mouzas.id} and open.khata_no = ${khatiyans.number}`)}
  where ${khatiyans.isActive} and ${where} and ${isLandInPlace(reader)}`;
};

const isLand = sql`${plots.isActive} and ${khatiyans.isActive}`;
const {
  areaLeased,
  areaSold,
  areaVacant,
  areaEncroached,
  verifications,
  verifiedOn,
  leaseNo,
  saleNo,
} = plotSums;

const { chaka, north, east, south, west, presentUse, occupant, structure, remarks } = plotDetails;
const detailTexts = sql.join(
  Object.entries({ chaka, north, east, south, west, presentUse, occupant, structure, remarks }).map(
    ([key, detail]) => sql`coalesce(${detail}, '') as ${sql.identifier(key)}`,
  ),
  sql`, `,
);

// Read from the outline only where a view has these columns; null without an outline.
const gisArea = sql`ring_acres(${plots.ring})`;
const difference = sql`round(100 * (${gisArea} - ${plots.area}) / nullif(${plots.area}, 0), 2)`;

const selectPlots: BuildSource = (reader) => {
  const on = getTables(reader);
  return sql`
  select ${plots.id} as "rowId", ${plots.code} as "plotCode", ${khatiyans.id} as "khatiyanId",
    ${selectPlaces(reader)}, ${plots.number} as "plotNo", ${khatiyans.number} as "khatiyanNo",
    coalesce(${plotDetails.sabikNo}, '') as "sabikNo", ${plots.kisam} as kisam,
    coalesce(${kisams.kisamClass}, '') as "kisamClass", ${khatiyans.satwa} as satwa,
    ${khatiyans.rorStatus} as "rorStatus", ${plots.status} as status, ${plots.area} as area,
    ${areaLeased} as "areaLeased", ${areaSold} as "areaSold", ${areaEncroached} as "areaEncroached",
    ${areaVacant} as "areaVacant",
    case when ${plots.ring} is null then '' else coalesce(${plotDetails.level}, '') end as "geometryLevel",
    ${gisArea} as "gisArea", ${difference} as difference,
    round(${plots.area} * 100, 4) as "areaDecimal", round(${plots.area} * 0.40468564224, 4) as "areaHectare",
    ${detailTexts}, ${plotDetails.occupiedSince} as since, ${verifications} as verifications,
    ${verifiedOn} as "verifiedOn", ${leaseNo} as "leaseNo", ${saleNo} as "saleNo",
    coalesce(open."caseNo", '') as "caseNo"
  from ${on.plots} ${joinLand(on)} ${joinPlotFigures(on)}
    ${joinOpen(on, sql`mouza_id, plot_code`, sql`open.mouza_id = ${mouzas.id} and open.plot_code = ${plots.code}`)} left join ${on.plotDetails} on ${plotDetails.plotId} = ${plots.id}
    left join ${kisams} on ${kisams.name} = ${plots.kisam}
  where ${isLand} and ${isLandInPlace(reader)}`;
};

const landSums = sql`sum(${mouzaLandFacts.plots}) as plots, sum(${mouzaLandFacts.area}) as area,
  coalesce(sum(${mouzaLandFacts.area}) filter (where ${mouzaLandFacts.rorStatus} = 'final'), 0) as "areaFinal"`;
const fromLandFacts = (reader: RegisterReader) =>
  sql`from ${getTables(reader).mouzaLandFacts} join ${mouzas} on ${mouzas.id} = ${mouzaLandFacts.mouzaId} ${joinPlaces}`;

const selectKisams: BuildSource = (reader) => sql`
  select row_number() over (order by ${mouzaLandFacts.kisam})::int as "rowId", ${mouzaLandFacts.kisam} as kisam,
    coalesce(max(${kisams.kisamClass}), '') as "kisamClass", ${landSums}
  ${fromLandFacts(reader)} left join ${kisams} on ${kisams.name} = ${mouzaLandFacts.kisam}
  where ${isLandInPlace(reader)} group by ${mouzaLandFacts.kisam}`;

const selectSatwas: BuildSource = (reader) => sql`
  select row_number() over (order by ${mouzaLandFacts.satwa})::int as "rowId", ${mouzaLandFacts.satwa} as satwa,
    coalesce(max(${satwas.satwaClass}), '') as "satwaClass", ${landSums}
  ${fromLandFacts(reader)} left join ${satwas} on ${satwas.name} = ${mouzaLandFacts.satwa}
  where ${isLandInPlace(reader)} group by ${mouzaLandFacts.satwa}`;

const selectPlotFaults = (reader: RegisterReader, fault: string, where: SQL): SQL => {
  const on = getTables(reader);
  return sql`
  select ${fault} as fault, ${plots.code} as "plotCode", ${khatiyans.id} as "khatiyanId", ${selectPlaces(reader)},
    ${khatiyans.number} as "khatiyanNo", ${plots.number} as "plotNo", ${plots.area} as area,
    ${outlineDifferences.outlineArea} as "outlineArea"
  from ${on.plots} ${joinLand(on)} left join ${on.outlineDifferences} on ${outlineDifferences.plotId} = ${plots.id}
  where ${isLand} and ${where} and ${isLandInPlace(reader)}`;
};

const selectKhatiyanFaults = (reader: RegisterReader, fault: string, where: SQL): SQL => sql`
  select ${fault} as fault, '' as "plotCode", ${khatiyans.id} as "khatiyanId", ${selectPlaces(reader)},
    ${khatiyans.number} as "khatiyanNo", '' as "plotNo", 0 as area, null as "outlineArea"
  from ${getTables(reader).khatiyans} join ${mouzas} on ${mouzas.id} = ${khatiyans.mouzaId} ${joinPlaces}
  where ${khatiyans.isActive} and ${where} and ${isLandInPlace(reader)}`;

const selectFaults: BuildSource = (reader) => {
  const parts = [
    selectPlotFaults(reader, 'noOutline', sql`${plots.ring} is null`),
    selectPlotFaults(reader, 'otherArea', sql`${outlineDifferences.plotId} is not null`),
    selectPlotFaults(
      reader,
      'unknownKisam',
      sql`not exists (select 1 from ${kisams} where ${kisams.name} = ${plots.kisam})`,
    ),
    selectKhatiyanFaults(reader, 'noRecord', sql`${khatiyans.rorStatus} = 'missing'`),
    selectKhatiyanFaults(
      reader,
      'noPlots',
      sql`not exists (select 1 from ${getTables(reader).plots} where ${plots.khatiyanId} = ${khatiyans.id} and ${plots.isActive})`,
    ),
    selectKhatiyanFaults(
      reader,
      'unknownSatwa',
      sql`${khatiyans.satwa} <> '' and not exists (select 1 from ${satwas} where ${satwas.name} = ${khatiyans.satwa})`,
    ),
  ];
  const order = sql`fault, "khatiyanId", "plotCode"`;
  return sql`select row_number() over (order by ${order})::int as "rowId", faults.*
    from (${sql.join(parts, sql` union all `)}) faults`;
};

/** The rows of the reports over the land record. */
export const landSources = {
  districts: selectDistricts,
  mouzas: selectMouzas,
  khatiyans: (reader) => selectKhatiyans(reader, sql`true`),
  plots: selectPlots,
  kisams: selectKisams,
  satwas: selectSatwas,
  rorPending: (reader) => selectKhatiyans(reader, sql`${khatiyans.rorStatus} <> 'final'`),
  dataQuality: selectFaults,
} as const satisfies Partial<Record<RegisterReport, BuildSource>>;

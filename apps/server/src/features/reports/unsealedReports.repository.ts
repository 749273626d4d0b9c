import { and, asc, count, eq, gt, gte, inArray, isNull, lte, sum, type SQL } from 'drizzle-orm';
import type { LandFilterRow, TahasilPlot, VerificationRow } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import type { MouzaIds } from '../../db/land/landTerritory.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { landSaleCases, landUseVerifications } from '../../db/schema/register.ts';

/** The maximum rows of one answer; `after` requests further rows. */
export const maxRowsPerPart = 1000;

/** Returns the plots of mouzas with khatiyan and acres, in the order of the record. */
export function listTahasilPlots(db: Database, within: MouzaIds): Promise<TahasilPlot[]> {
  return db
    .select({ plotCode: plots.code, khataNo: khatiyans.number, area: plots.area })
    .from(plots)
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .where(and(inArray(plots.mouzaId, within), eq(plots.isActive, true)))
    .orderBy(asc(plots.id));
}

/** Returns completed verifications of mouzas behind an id, oldest first. */
export async function listVerifications(
  db: Database,
  within: MouzaIds,
  after: number,
): Promise<VerificationRow[]> {
  const rows = await db
    .select({
      verificationId: landUseVerifications.id,
      plotCode: plots.code,
      khataNo: khatiyans.number,
      mouza_name: mouzas.nameEn,
      tehsil_name: tahasils.nameEn,
      completedOn: landUseVerifications.completedOn,
      recordedUse: landUseVerifications.recordedUse,
      foundUse: landUseVerifications.foundUse,
      verifiedBy: landUseVerifications.verifiedBy,
      remark: landUseVerifications.remark,
    })
    .from(landUseVerifications)
    .innerJoin(plots, eq(plots.id, landUseVerifications.plotId))
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .innerJoin(mouzas, eq(mouzas.id, landUseVerifications.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .where(
      and(
        inArray(landUseVerifications.mouzaId, within),
        eq(landUseVerifications.state, 'completed'),
        gt(landUseVerifications.id, after),
      ),
    )
    .orderBy(asc(landUseVerifications.id))
    .limit(maxRowsPerPart);
  return rows.map(({ completedOn, ...row }) => ({ ...row, completedOn: completedOn ?? '' }));
}

const inKhatiyan = (khataNo: string | undefined) =>
  khataNo === undefined ? undefined : eq(khatiyans.number, khataNo);

/** Returns the plots of mouzas behind an id, perhaps of one khatiyan number, with their places. */
export function listFilteredPlots(
  db: Database,
  within: MouzaIds,
  khataNo: string | undefined,
  after: number,
): Promise<LandFilterRow[]> {
  return db
    .select({
      plotId: plots.id,
      plotCode: plots.code,
      plotNo: plots.number,
      khataNo: khatiyans.number,
      mouza_name: mouzas.nameEn,
      tehsil_name: tahasils.nameEn,
      district_name: districts.nameEn,
      kissam: plots.kisam,
      area: plots.area,
      status: plots.status,
    })
    .from(plots)
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(
      and(
        inArray(plots.mouzaId, within),
        eq(plots.isActive, true),
        inKhatiyan(khataNo),
        gt(plots.id, after),
      ),
    )
    .orderBy(asc(plots.id))
    .limit(maxRowsPerPart);
}

const saleColumns = {
  id: landSaleCases.id,
  caseNo: landSaleCases.caseNo,
  applicationNo: landSaleCases.applicationNo,
  openedOn: landSaleCases.openedOn,
  tehsil_name: tahasils.nameEn,
  mouza_name: mouzas.nameEn,
  khataNo: khatiyans.number,
  plotNo: plots.number,
  area: landSaleCases.area,
  kissam: landSaleCases.kisam,
  ratePerAcre: landSaleCases.ratePerAcre,
  value: landSaleCases.value,
  concession: landSaleCases.concession,
  paid: landSaleCases.paid,
  orderNo: landSaleCases.orderNo,
  orderedOn: landSaleCases.orderedOn,
  deedNo: landSaleCases.deedNo,
  deedOn: landSaleCases.deedOn,
};

function listSalesAfter(db: Database, where: SQL | undefined, after: number) {
  return db
    .select(saleColumns)
    .from(landSaleCases)
    .innerJoin(plots, eq(plots.id, landSaleCases.plotId))
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .innerJoin(mouzas, eq(mouzas.id, landSaleCases.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .where(and(where, isNull(landSaleCases.cancelledOn), gt(landSaleCases.id, after)))
    .orderBy(asc(landSaleCases.id))
    .limit(maxRowsPerPart);
}

/** Returns the sale cases of mouzas opened between two days, both included; a part at a time. */
export async function* readSales(db: Database, within: MouzaIds, from: string, to: string) {
  const where = and(
    inArray(landSaleCases.mouzaId, within),
    gte(landSaleCases.openedOn, from),
    lte(landSaleCases.openedOn, to),
  );
  for (let after = 0; ;) {
    const rows = await listSalesAfter(db, where, after);
    yield* rows;
    if (rows.length < maxRowsPerPart) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const soldColumns = {
  id: plots.id,
  tehsil_name: tahasils.nameEn,
  mouza_name: mouzas.nameEn,
  khataNo: khatiyans.number,
  plotNo: plots.number,
  kissam: plots.kisam,
  area: plots.area,
  cases: count(landSaleCases.id),
  value: sum(landSaleCases.value).mapWith(Number),
  concession: sum(landSaleCases.concession).mapWith(Number),
  paid: sum(landSaleCases.paid).mapWith(Number),
};

/** Returns the plots of mouzas that have sale cases, with the money of all their cases; a part at a time. */
export async function* readSoldPlots(db: Database, within: MouzaIds, khataNo: string | undefined) {
  for (let after = 0; ;) {
    const rows = await db
      .select(soldColumns)
      .from(landSaleCases)
      .innerJoin(plots, eq(plots.id, landSaleCases.plotId))
      .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
      .innerJoin(mouzas, eq(mouzas.id, landSaleCases.mouzaId))
      .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
      .where(
        and(
          inArray(landSaleCases.mouzaId, within),
          isNull(landSaleCases.cancelledOn),
          inKhatiyan(khataNo),
          gt(plots.id, after),
        ),
      )
      .groupBy(plots.id, tahasils.nameEn, mouzas.nameEn, khatiyans.number)
      .orderBy(asc(plots.id))
      .limit(maxRowsPerPart);
    yield* rows;
    if (rows.length < maxRowsPerPart) return;
    after = rows.at(-1)?.id ?? after;
  }
}

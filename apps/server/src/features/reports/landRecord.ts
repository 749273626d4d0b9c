import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import {
  maskName,
  type ApplicationType,
  type KhatiyanFront,
  type KhatiyanRecord,
  type Language,
  type RecordApplication,
  type RecordLease,
  type RecordPlace,
} from '@temple-land/portal-core';
import { listRecordChanges } from '../../db/activity/recordChanges.ts';
import type { Database } from '../../db/database.ts';
import { isInTerritory } from '../../db/land/landTerritory.ts';
import { listPlotEvents } from '../../db/land/plotHistory.ts';
import { listDivisions } from '../../db/land/plotLineage.ts';
import { listOutlines } from '../../db/land/plotOutlines.ts';
import type { Responsibility } from '../../db/land/territory.ts';
import { localName } from '../../db/query/localName.ts';
import { applications } from '../../db/schema/applications.ts';
import { importBatches, importChanges } from '../../db/schema/imports.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import type { MemberHandler } from '../../handler.ts';
import { findPlotRow, listPlotRows, sumPlotRows } from './plotRows.ts';
import { listWithheld, withhold, withholdChanges } from './withheld.ts';

const maxRows = 100;

type KhatiyanRow = typeof khatiyans.$inferSelect;

function toFront(row: KhatiyanRow): KhatiyanFront {
  const { ownerLine, marfatdar, rent, cess, satwa, rorStatus, publishedOn, recordedOn } = row;
  return {
    ownerLine,
    marfatdar,
    rent,
    cess,
    satwa,
    rorStatus: rorStatus as KhatiyanFront['rorStatus'],
    publishedOn,
    recordedOn: recordedOn.toISOString(),
  };
}

/** Returns a khatiyan with its places, also one out of use; undefined outside the officer's territory. */
async function findKhatiyan(
  db: Database,
  officer: Responsibility,
  khatiyanId: number,
  language: Language,
): Promise<{ place: RecordPlace; khatiyan: KhatiyanRow } | undefined> {
  const [row] = await db
    .select({
      place: {
        districtCode: districts.id,
        tahasilCode: tahasils.id,
        villageCode: mouzas.id,
        khataNoId: khatiyans.id,
        district_name: localName(districts, language),
        tehsil_name: localName(tahasils, language),
        mouza_name: localName(mouzas, language),
        thanaNo: mouzas.thanaNo,
        khataNo: khatiyans.number,
      },
      khatiyan: khatiyans,
    })
    .from(khatiyans)
    .innerJoin(mouzas, eq(mouzas.id, khatiyans.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(and(eq(khatiyans.id, khatiyanId), isInTerritory(officer)));
  return row;
}

async function listLeases(
  db: Database,
  plotId: number,
  withheld: readonly string[],
): Promise<RecordLease[]> {
  const rows = await db
    .select({ lease: leases, applicationNo: applications.number })
    .from(leases)
    .leftJoin(applications, eq(applications.id, leases.applicationId))
    .where(eq(leases.plotId, plotId))
    .orderBy(desc(leases.startsOn), desc(leases.id))
    .limit(maxRows);
  return rows.map(({ lease, applicationNo }) => ({
    leaseNo: lease.leaseNo,
    kind: lease.kind as RecordLease['kind'],
    area: lease.area,
    lessee: withheld.includes('occupant') ? '' : maskName(lease.lessee),
    startsOn: lease.startsOn,
    endsOn: lease.endsOn,
    yearlyRent: withheld.includes('amount') ? 0 : lease.yearlyRent,
    state: lease.state as RecordLease['state'],
    applicationNo: applicationNo ?? '',
  }));
}

async function listApplications(db: Database, plotCode: string): Promise<RecordApplication[]> {
  const rows = await db
    .select({
      applicationNo: applications.number,
      applicationType: applications.type,
      statusType: applications.status,
      createdOn: applications.createdOn,
    })
    .from(applications)
    .where(eq(applications.plotCode, plotCode))
    .orderBy(desc(applications.id))
    .limit(maxRows);
  return rows.map((row) => ({
    applicationNo: row.applicationNo,
    applicationType: row.applicationType as ApplicationType,
    statusType: row.statusType as RecordApplication['statusType'],
    createdOn: row.createdOn.toISOString(),
  }));
}

async function listKhatiyanImports(db: Database, khatiyanId: number) {
  const isOwn: SQL | undefined = and(
    eq(importChanges.entity, 'khatiyan'),
    eq(importChanges.recordId, khatiyanId),
  );
  const rows = await db
    .select({
      batchId: importBatches.id,
      importedOn: importBatches.importedOn,
      isNew: sql<boolean>`${importChanges.before} is null`,
    })
    .from(importChanges)
    .innerJoin(importBatches, eq(importBatches.id, importChanges.batchId))
    .where(isOwn)
    .orderBy(desc(importBatches.id))
    .limit(maxRows);
  return rows.map((row): KhatiyanRecord['imports'][number] => ({
    ...row,
    importedOn: row.importedOn.toISOString(),
  }));
}

/**
 * Answers all of a plot that the role may see to the officers of its district, also of one out of use; 404 for others.
 */
export const plotRecord: MemberHandler<'plotRecord'> = async ({ plotCode }, context) => {
  const { db, caller, language } = context;
  const [plot] = await db.select().from(plots).where(eq(plots.code, plotCode));
  if (!plot) return { status: 404 };
  const found = await findKhatiyan(db, caller, plot.khatiyanId, language);
  if (!found) return { status: 404 };
  const withheld = listWithheld(context.dataRights);
  const maySee = (list: string) => !withheld.includes(list);
  return {
    status: 200,
    result: {
      place: found.place,
      isActive: plot.isActive && found.khatiyan.isActive,
      plot: withhold(await findPlotRow(db, plot.id), withheld),
      khatiyan: withhold(toFront(found.khatiyan), withheld),
      outlines: maySee('outlines') ? await listOutlines(db, plot.id) : [],
      leases: maySee('leases') ? await listLeases(db, plot.id, withheld) : [],
      applications: maySee('applications') ? await listApplications(db, plotCode) : [],
      changes: withholdChanges(await listRecordChanges(db, 'plot', plot.id), context.dataRights),
      divisions: await listDivisions(db, plot.id),
      events: await listPlotEvents(db, eq(plots.id, plot.id)),
      ...(withheld.length === 0 ? {} : { withheld }),
    },
  };
};

/**
 * Answers all of a khatiyan that the role may see to the officers of its district, also of one out of use; 404 for
 * others.
 */
export const khatiyanRecord: MemberHandler<'khatiyanRecord'> = async ({ khataNoId }, context) => {
  const { db, caller, language } = context;
  const found = await findKhatiyan(db, caller, khataNoId, language);
  if (!found) return { status: 404 };
  const withheld = listWithheld(context.dataRights);
  const rows = (await listPlotRows(db, khataNoId)).map((row) => withhold(row, withheld));
  return {
    status: 200,
    result: {
      place: found.place,
      isActive: found.khatiyan.isActive,
      khatiyan: withhold(toFront(found.khatiyan), withheld),
      plots: rows,
      totals: sumPlotRows(rows),
      changes: withholdChanges(
        await listRecordChanges(db, 'khatian', khataNoId),
        context.dataRights,
      ),
      imports: await listKhatiyanImports(db, khataNoId),
      events: await listPlotEvents(db, eq(plots.khatiyanId, khataNoId)),
      ...(withheld.length === 0 ? {} : { withheld }),
    },
  };
};

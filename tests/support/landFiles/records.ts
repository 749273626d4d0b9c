import { buildLand, type SeedSize } from '../../../apps/server/src/db/seed/land/buildLand.ts';
import { unpackRing } from '../../../apps/server/src/db/land/ring.ts';

/** A record of a land file: its cells in order, and its outline. */
export interface FileRecord {
  cells: Record<string, string>;
  ring?: readonly (readonly [number, number])[];
}

/** The records of the sample's land as an office would have them in files, by kind. */
export interface LandRecords {
  districts: FileRecord[];
  tahasils: FileRecord[];
  mouzas: FileRecord[];
  khatiyans: FileRecord[];
  plots: FileRecord[];
}

const byId = <Row extends { id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** Returns the sample's land as records of files; names of places repeat only below different tahasils. */
export function landRecords(size: SeedSize): LandRecords {
  const land = buildLand(size);
  const [districts, tahasils, mouzas, khatiyans] = [
    byId(land.districts),
    byId(land.tahasils),
    byId(land.mouzas),
    byId(land.khatiyans),
  ];
  const placeOf = (mouzaId: number) => {
    const mouza = mouzas.get(mouzaId);
    const tahasil = tahasils.get(mouza?.tahasilId ?? 0);
    const district = districts.get(tahasil?.districtId ?? 0);
    return {
      district: district?.nameEn ?? '',
      tahasil: tahasil?.nameEn ?? '',
      mouza: mouza?.nameEn ?? '',
    };
  };
  const ringOf = ({ ring }: { ring: Uint8Array }) => ({ ring: unpackRing(ring) });
  return {
    districts: land.districts.map((row) => ({
      cells: { code: row.code, district: row.nameEn, name_or: row.nameOr },
      ...ringOf(row),
    })),
    tahasils: land.tahasils.map((row) => ({
      cells: {
        district: districts.get(row.districtId)?.nameEn ?? '',
        tahasil: row.nameEn,
        name_or: row.nameOr,
      },
      ...ringOf(row),
    })),
    mouzas: land.mouzas.map((row) => ({
      cells: { ...placeOf(row.id), thana_no: row.thanaNo, name_or: row.nameOr },
      ...ringOf(row),
    })),
    khatiyans: land.khatiyans.map((row) => ({
      cells: {
        ...placeOf(row.mouzaId),
        khatiyan: row.number,
        owner: 'Presiding deity',
        satwa: 'Debottar',
        rent: '12.50',
        cess: '9.38',
        ror_status: 'final',
        ror_date: '15-08-1975',
      },
    })),
    plots: land.plots.map((row) => ({
      cells: {
        ...placeOf(row.mouzaId),
        khatiyan: khatiyans.get(row.khatiyanId)?.number ?? '',
        plot_no: row.number,
        kisam: row.kisam,
        area: row.area.toFixed(4),
        status: row.status,
        sabik_no: String(Number(row.number) + 400),
        since: '1974',
      },
      ...ringOf(row),
    })),
  };
}

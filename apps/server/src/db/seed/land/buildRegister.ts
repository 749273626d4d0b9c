import type { khatiyans } from '../../schema/land.ts';
import type { leases } from '../../schema/leases.ts';
import type { kisams as kisamTable, plotDetails } from '../../schema/plotDetails.ts';
import type { encroachments, landSaleCases, landUseVerifications } from '../../schema/register.ts';
import { kisams, satwas } from './kisams.ts';
import type { LandRows, PlotRow } from './landRows.ts';
import { familyNames, givenNames } from '../people.ts';
import { createSeededRandom, type SeededRandom } from '../random.ts';
import { toDevanagari } from './transliteration.ts';

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'];

/** All rows of the register besides khatiyans, plots and shapes. */
export interface RegisterRows {
  kisams: Row<typeof kisamTable>[];
  khatiyans: Row<typeof khatiyans>[];
  details: Row<typeof plotDetails>[];
  leases: Row<typeof leases>[];
  encroachments: Row<typeof encroachments>[];
  verifications: Row<typeof landUseVerifications>[];
  sales: Row<typeof landSaleCases>[];
}

const dayMs = 86_400_000;
const ownerLine = 'Presiding deity of the temple (sample)';
const marfatdar = 'Temple managing committee (sample)';
const satwaNames = satwas.map(({ name }) => name);
const structures = ['', '', 'Kutcha house', 'Pucca house', 'Shed', 'Boundary wall'];
const sides = ['Village road', 'Canal', 'Government land', 'Embankment'];
const uses: Readonly<Record<string, string>> = {
  homestead: 'House',
  religious: 'Temple',
  water: 'Tank',
  communal: 'Common use',
  stone: 'Quarry',
  sand: 'Sand source',
  horticulture: 'Garden',
  fallow: 'Vacant',
  waste: 'Vacant',
};
const getKisamClass = new Map(kisams.map(({ name, kisamClass }) => [name, kisamClass]));
const getKisamClassOfPlot = ({ kisam }: PlotRow) => getKisamClass.get(kisam) ?? '';
const roundRupees = (value: number, decimals: number) => Number(value.toFixed(decimals));
const pickPerson = (random: SeededRandom) =>
  `${random.pick(givenNames)} ${random.pick(familyNames)}`;

interface RegisterContext {
  random: SeededRandom;
  dayAfter(days: number): string;
  register: RegisterRows;
}

function buildKhatiyanRows(
  { districts, khatiyans: books }: LandRows,
  now: Date,
): RegisterRows['khatiyans'] {
  const random = createSeededRandom(4_019 + districts.length);
  return books.map((book) => {
    const lot = random.next();
    const rorStatus = lot < 0.63 ? 'final' : lot < 0.87 ? 'draft' : 'missing';
    const rent = roundRupees(4 + random.next() * 220, 2);
    const year = 1962 + random.below(50);
    return {
      ...book,
      ownerLine,
      marfatdar,
      satwa: random.pick(satwaNames),
      rent,
      cess: roundRupees(rent * 0.75, 2),
      rorStatus,
      publishedOn: rorStatus === 'final' ? `${year}-0${1 + random.below(9)}-15` : null,
      recordedOn: new Date(now.getTime() - (20 + random.below(400)) * dayMs),
    };
  });
}

const isHeldByTenant: Readonly<Record<string, true>> = {
  leased: true,
  disputed: true,
  applied: true,
};

function buildPlotDetail(plot: PlotRow, random: SeededRandom): RegisterRows['details'][number] {
  const serial = Number(plot.number);
  const isHeld = isHeldByTenant[plot.status] === true;
  const next = (step: number) => (serial + step > 0 ? `Plot ${serial + step}` : random.pick(sides));
  return {
    plotId: plot.id,
    sabikNo: String(serial + 400 + random.below(7)),
    chaka: `Chaka ${1 + Math.floor(serial / 25)}`,
    north: next(7),
    east: next(1),
    south: next(-7),
    west: next(-1),
    presentUse: uses[getKisamClassOfPlot(plot)] ?? 'Paddy',
    occupant: isHeld ? pickPerson(random) : '',
    occupiedSince: isHeld ? 1955 + random.below(65) : null,
    structure: isHeld ? random.pick(structures) : '',
  };
}

const leaseKinds: Readonly<Record<string, string>> = {
  homestead: 'homestead',
  stone: 'quarry',
  sand: 'quarry',
};

function addLease(
  { random, dayAfter, register }: RegisterContext,
  plot: PlotRow,
  state: 'active' | 'ended',
) {
  const number = register.leases.length + 1;
  const kind = leaseKinds[getKisamClassOfPlot(plot)] ?? 'agricultural';
  const left = state === 'active' ? 5 + random.below(1_600) : -30 - random.below(900);
  register.leases.push({
    leaseNo: `LS/${String(number).padStart(6, '0')}`,
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    area: plot.area,
    kind,
    lessee: pickPerson(random),
    startsOn: dayAfter(left - 1_825),
    endsOn: dayAfter(left),
    yearlyRent: roundRupees(120 + plot.area * (800 + random.below(900)), 2),
    state,
    permittedQuantity: kind === 'quarry' ? 500 + 50 * random.below(60) : null,
  });
}

function addEncroachment({ random, dayAfter, register }: RegisterContext, plot: PlotRow) {
  const isOpen = random.next() < 0.8;
  const age = 30 + random.below(900);
  register.encroachments.push({
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    area: Math.max(0.0001, roundRupees(plot.area * (0.05 + random.next() * 0.6), 4)),
    kind: random.pick(['Boundary wall', 'House', 'Shop', 'Cultivation']),
    foundOn: dayAfter(-age),
    state: isOpen ? 'open' : 'removed',
    removedOn: isOpen ? null : dayAfter(-Math.floor(age / 3)),
  });
}

function addVerification({ random, dayAfter, register }: RegisterContext, plot: PlotRow) {
  const isDone = random.next() < 0.8;
  const age = 10 + random.below(500);
  const recordedUse = uses[getKisamClassOfPlot(plot)] ?? 'Paddy';
  register.verifications.push({
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    state: isDone ? 'completed' : 'planned',
    plannedOn: dayAfter(isDone ? -age : random.below(60)),
    completedOn: isDone ? dayAfter(Math.min(-1, 14 - age)) : null,
    recordedUse,
    foundUse: isDone ? random.pick([recordedUse, recordedUse, recordedUse, 'House', 'Vacant']) : '',
    verifiedBy: isDone ? pickPerson(random) : '',
  });
}

function addSale({ random, dayAfter, register }: RegisterContext, plot: PlotRow) {
  const number = register.sales.length + 1;
  const age = 20 + random.below(700);
  const ratePerAcre = 100_000 * (2 + random.below(60));
  const value = roundRupees(ratePerAcre * plot.area, 2);
  const concession = roundRupees(value * random.pick([0, 0, 0.1, 0.25]), 2);
  const isOrdered = random.next() < 0.6;
  const isPaid = isOrdered && random.next() < 0.7 && plot.status === 'available';
  register.sales.push({
    caseNo: `LSC/${String(number).padStart(5, '0')}`,
    applicationNo: `LA/S/${String(number).padStart(6, '0')}`,
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    area: plot.area,
    kisam: plot.kisam,
    ratePerAcre,
    value,
    concession,
    paid: isPaid ? roundRupees(value - concession, 2) : 0,
    openedOn: dayAfter(-age),
    orderNo: isOrdered ? `ORD/${number}` : '',
    orderedOn: isOrdered ? dayAfter(Math.min(-2, 90 - age)) : null,
    deedNo: isPaid ? `DEED/${number}` : '',
    deedOn: isPaid ? dayAfter(Math.min(-1, 120 - age)) : null,
  });
  if (isPaid) plot.status = 'sold';
}

function addEntries(scope: RegisterContext, plot: PlotRow) {
  const { random } = scope;
  const isHouse = getKisamClassOfPlot(plot) === 'homestead';
  if (plot.status === 'leased') addLease(scope, plot, 'active');
  else if (random.next() < 0.02) addLease(scope, plot, 'ended');
  if (random.next() < (plot.status === 'disputed' ? 0.6 : 0.01)) addEncroachment(scope, plot);
  if (random.next() < 0.06) addVerification(scope, plot);
  if (random.next() < (isHouse ? 0.05 : 0.002)) addSale(scope, plot);
}

/** Builds the register rows of the sample, dated around the day of seeding; people are invented. */
export function buildRegister(land: LandRows, now: Date): RegisterRows {
  const details = createSeededRandom(97);
  const register: RegisterRows = {
    kisams: kisams.map(({ name, nameOr, kisamClass }) => ({
      name,
      nameOr,
      nameHi: toDevanagari(nameOr),
      kisamClass,
    })),
    khatiyans: buildKhatiyanRows(land, now),
    details: land.plots.map((plot) => buildPlotDetail(plot, details)),
    leases: [],
    encroachments: [],
    verifications: [],
    sales: [],
  };
  const dayAfter = (days: number) =>
    new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  const scope = { random: createSeededRandom(1_231), dayAfter, register };
  for (const plot of land.plots) addEntries(scope, plot);
  return register;
}

import {
  applicationKinds,
  plotKinds,
  type ApplicationKind,
} from '../../schemas/forms/landApplication.ts';

/** The kinds that ask for land which nobody holds. */
export const landTakingKinds = [
  'purchase',
  'lease',
  'exchange',
] as const satisfies readonly ApplicationKind[];

/** The kinds that change an existing lease, which the application names by its number. */
export const leaseChangingKinds = [
  'renewal',
  'transfer',
] as const satisfies readonly ApplicationKind[];

/** Returns whether a text is the kind of a land application. */
export const isApplicationKind = (text: string | null | undefined): text is ApplicationKind =>
  applicationKinds.some((kind) => kind === text);

/** Returns whether a kind asks for land which nobody holds; an application without a kind does. */
export const takesLand = (kind: string): boolean =>
  !isApplicationKind(kind) || landTakingKinds.some((taking) => taking === kind);

/** Returns whether a kind changes an existing lease. */
export const changesLease = (kind: string): boolean =>
  leaseChangingKinds.some((changing) => changing === kind);

/** Returns whether an application of a kind has to name its plot. */
export const isPlotRequired = (kind: string): boolean => plotKinds.some((own) => own === kind);

/** Returns whether an application of a kind may be for several plots of a mouza. */
export const allowsSeveralPlots = (kind: string): boolean =>
  kind === 'purchase' || kind === 'lease';

/** How the applicant holds the land after the order, by which rates are found; empty where no rate applies. */
export type Holding = 'lease' | 'purchase' | '';

const holdings: Readonly<Record<ApplicationKind, Holding>> = {
  purchase: 'purchase',
  lease: 'lease',
  renewal: 'lease',
  transfer: '',
  exchange: '',
  correction: '',
};

/**
 * Returns kind and holding of a request: the kind decides the holding, and a request without a kind has that of its
 * holding.
 */
export function resolveKind(request: {
  applicationKind?: string | undefined;
  holding?: string | undefined;
}): { applicationKind: ApplicationKind | ''; holding: Holding } {
  const { applicationKind, holding } = request;
  if (isApplicationKind(applicationKind)) {
    return { applicationKind, holding: holdings[applicationKind] };
  }
  return holding === 'lease' || holding === 'purchase'
    ? { applicationKind: holding, holding }
    : { applicationKind: '', holding: '' };
}

import {
  ageBands,
  inboxFlags,
  inboxKinds,
  inboxTabs,
  workflows,
  type AgeBand,
  type ApplicationType,
  type InboxFlag,
  type InboxKind,
  type InboxTab,
} from '@temple-land/portal-core';

/** The list that an officer looks at, its filters and page; what is undefined does not restrict it. */
export interface InboxState {
  tab: InboxTab;
  applicationType: ApplicationType | undefined;
  /** A stage of the chosen type. */
  state: string | undefined;
  /** A kind of the chosen type. */
  kind: InboxKind | undefined;
  districtCode: number | undefined;
  tahasilCode: number | undefined;
  ageBand: AgeBand | undefined;
  flag: InboxFlag | undefined;
  /** Part of a number, khatiyan, plot or mouza; '' for all. */
  search: string;
  /** From 1. */
  pageNumber: number;
}

/** The tab of the questions of other offices, which are no applications of the officer's area. */
export const askedTab = 'asked';

/** The application types in the order of the filter. */
export const filterTypes: readonly ApplicationType[] = [2, 1, 3, 6];

/** What waits for the officer, without filters. */
export const defaultInboxState: InboxState = {
  tab: 'mine',
  applicationType: undefined,
  state: undefined,
  kind: undefined,
  districtCode: undefined,
  tahasilCode: undefined,
  ageBand: undefined,
  flag: undefined,
  search: '',
  pageNumber: 1,
};

/** Returns the kinds of a type of application, in the order of its form; none for a type without kinds. */
export const listKinds = (type: ApplicationType | undefined): readonly InboxKind[] =>
  type === 1 || type === 2 ? inboxKinds[type] : [];

const parseId = (text: string | null): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;

/** Returns the state of the inbox in the query of an address; unknown values are ignored. */
export function parseInboxQuery(address: URLSearchParams): InboxState {
  const applicationType = filterTypes.find((type) => String(type) === address.get('type'));
  const stage = address.get('stage') ?? '';
  const states = applicationType === undefined ? {} : workflows[applicationType].states;
  return {
    tab: inboxTabs.find((tab) => tab === address.get('tab')) ?? 'mine',
    applicationType,
    state: Object.hasOwn(states, stage) ? stage : undefined,
    kind: listKinds(applicationType).find((kind) => kind === address.get('kind')),
    districtCode: parseId(address.get('district')),
    tahasilCode: parseId(address.get('tahasil')),
    ageBand: ageBands.find((band) => band === address.get('age')),
    flag: inboxFlags.find((flag) => flag === address.get('flag')),
    search: (address.get('q') ?? '').slice(0, 60),
    pageNumber: parseId(address.get('page')) ?? 1,
  };
}

/** Returns the query of a state, with the number of the open application if there is one; defaults are left out. */
export function buildInboxQuery(shown: InboxState, open?: string): string {
  const { tab, pageNumber, search } = shown;
  const values = {
    tab: tab === 'mine' ? undefined : tab,
    type: shown.applicationType,
    stage: shown.state,
    kind: shown.kind,
    district: shown.districtCode,
    tahasil: shown.tahasilCode,
    age: shown.ageBand,
    flag: shown.flag,
    q: search === '' ? undefined : search,
    page: pageNumber === 1 ? undefined : pageNumber,
    open,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}

/** Returns the number of filters that restrict the list. */
export function countFilters(shown: InboxState): number {
  const { search, tab: _tab, pageNumber: _page, ...filters } = shown;
  return (
    Object.values(filters).filter((value) => value !== undefined).length + (search === '' ? 0 : 1)
  );
}

/** Returns the path that opens an application of the officer's area. */
export const getApplicationPath = (applicationNo: string): string =>
  `/officer/applications?${buildInboxQuery(defaultInboxState, applicationNo)}`;

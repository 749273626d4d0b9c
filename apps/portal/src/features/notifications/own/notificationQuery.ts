import {
  notificationKinds,
  readStates,
  type OwnNotificationsRequest,
} from '@temple-land/portal-core';

/** The number of notifications on a page. */
export const notificationsPageSize = 20;

/** The filter of the own notifications and the shown page. */
export type NotificationsState = Omit<OwnNotificationsRequest, 'pageSize'>;

/** Every notification, first page. */
export const allNotifications: NotificationsState = {
  state: undefined,
  kind: undefined,
  applicationNo: '',
  startDate: '',
  endDate: '',
  pageNumber: 1,
};

const parseDay = (text: string | null) => {
  const day = text ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && new Date(day).toISOString().startsWith(day) ? day : '';
};

const numberPattern = /^[A-Z0-9]{1,8}(\/[A-Z0-9]{1,8}){1,3}$/;

/** Returns the filter in the query of an address; invalid parameters are ignored. */
export function parseNotificationsQuery(address: URLSearchParams): NotificationsState {
  const page = Number(address.get('page'));
  const applicationNo = address.get('case') ?? '';
  return {
    state: readStates.find((state) => state === address.get('state')),
    kind: notificationKinds.find((kind) => kind === address.get('kind')),
    applicationNo: numberPattern.test(applicationNo) ? applicationNo : '',
    startDate: parseDay(address.get('from')),
    endDate: parseDay(address.get('to')),
    pageNumber: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** Returns the query of a filter; what is the same without it is left out. */
export function buildNotificationsQuery(filter: NotificationsState): string {
  const { state, kind, applicationNo, startDate, endDate, pageNumber } = filter;
  const parameters = {
    ...(state === undefined ? {} : { state }),
    ...(kind === undefined ? {} : { kind }),
    ...(applicationNo === '' ? {} : { case: applicationNo }),
    ...(startDate === '' ? {} : { from: startDate }),
    ...(endDate === '' ? {} : { to: endDate }),
    ...(pageNumber === 1 ? {} : { page: String(pageNumber) }),
  };
  return new URLSearchParams(parameters).toString();
}

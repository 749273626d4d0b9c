/** The words of `NotificationBell` in English. */
export const notificationBellWords = {
  /** Name of the button with the number of unread notifications. */
  label: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} unread`),
  title: 'Notifications',
  closeLabel: 'Close',
};

/** The groups of lists in the administrators' navigation, in their order, with the keys of their titles. */
export const adminGroups = {
  land: 'common:admin.nav.land',
  publish: 'common:admin.nav.publish',
  people: 'common:admin.nav.people',
  work: 'common:admin.nav.work',
} as const;

/** The link to a list in the administrators' navigation; `Key` is a key of the page copy. */
export interface ListLink<Key extends string = string> {
  readonly group: keyof typeof adminGroups;
  /** The name of its icon, as the icon library writes it. */
  readonly icon: string;
  /** The title of the list. */
  readonly label: Key;
}

/**
 * The link to every list that administrators maintain, in the order of the navigation. The header of every page reads
 * it, therefore the rules of the fields are in other files.
 */
export const listLinks = {
  district: { group: 'land', icon: 'Landmark', label: 'common:admin.district' },
  tahasil: { group: 'land', icon: 'MapPinned', label: 'common:admin.tahasil' },
  mouza: { group: 'land', icon: 'MapPin', label: 'common:admin.mouza' },
  khatian: { group: 'land', icon: 'ScrollText', label: 'common:admin.khatian' },
  plot: { group: 'land', icon: 'LandPlot', label: 'common:admin.plot' },
  kisam: { group: 'land', icon: 'Sprout', label: 'common:admin.kisam' },
  satwa: { group: 'land', icon: 'Scale', label: 'common:admin.satwa' },
  rate: { group: 'land', icon: 'IndianRupee', label: 'common:admin.rate' },
  tender: { group: 'publish', icon: 'FileText', label: 'common:admin.tender' },
  auction: { group: 'publish', icon: 'Gavel', label: 'common:admin.auction' },
  notification: { group: 'publish', icon: 'Megaphone', label: 'common:admin.notification' },
  faq: { group: 'publish', icon: 'CircleQuestionMark', label: 'common:admin.faq' },
  contact: { group: 'publish', icon: 'Contact', label: 'common:admin.contact' },
  user: { group: 'people', icon: 'Users', label: 'common:admin.user' },
  role: { group: 'people', icon: 'ShieldCheck', label: 'common:admin.role' },
  holiday: { group: 'work', icon: 'CalendarOff', label: 'common:admin.holiday' },
  reason: { group: 'work', icon: 'Tag', label: 'common:admin.reason' },
  documentKind: { group: 'work', icon: 'FileCheck', label: 'common:admin.documentKind' },
  limit: { group: 'work', icon: 'Gauge', label: 'common:admin.limit' },
  smsTemplate: { group: 'work', icon: 'MessageSquare', label: 'common:admin.smsTemplate' },
} as const satisfies Readonly<Record<string, ListLink>>;

/** The name of an icon that a list has. */
export type AdminIcon = (typeof listLinks)[keyof typeof listLinks]['icon'];

import type { Catalogue, OfficeTexts } from '@temple-land/portal-core';
import type account from '../../public/assets/i18n/en/account.json';
import type admin from '../../public/assets/i18n/en/admin.json';
import type apply from '../../public/assets/i18n/en/apply.json';
import type casePage from '../../public/assets/i18n/en/casePage.json';
import type citizen from '../../public/assets/i18n/en/citizen.json';
import type committee from '../../public/assets/i18n/en/committee.json';
import type common from '../../public/assets/i18n/en/common.json';
import type corrections from '../../public/assets/i18n/en/corrections.json';
import type courtCase from '../../public/assets/i18n/en/courtCase.json';
import type dashboard from '../../public/assets/i18n/en/dashboard.json';
import type drawing from '../../public/assets/i18n/en/drawing.json';
import type field from '../../public/assets/i18n/en/field.json';
import type glossary from '../../public/assets/i18n/en/glossary.json';
import type grievances from '../../public/assets/i18n/en/grievances.json';
import type home from '../../public/assets/i18n/en/home.json';
import type imports from '../../public/assets/i18n/en/imports.json';
import type info from '../../public/assets/i18n/en/info.json';
import type landRecord from '../../public/assets/i18n/en/landRecord.json';
import type letters from '../../public/assets/i18n/en/letters.json';
import type map from '../../public/assets/i18n/en/map.json';
import type mapDemo from '../../public/assets/i18n/en/mapDemo.json';
import type notifications from '../../public/assets/i18n/en/notifications.json';
import type officer from '../../public/assets/i18n/en/officer.json';
import type openData from '../../public/assets/i18n/en/openData.json';
import type pageReports from '../../public/assets/i18n/en/pageReports.json';
import type plotDivision from '../../public/assets/i18n/en/plotDivision.json';
import type publicLand from '../../public/assets/i18n/en/publicLand.json';
import type quarry from '../../public/assets/i18n/en/quarry.json';
import type representation from '../../public/assets/i18n/en/representation.json';
import type sitePages from '../../public/assets/i18n/en/sitePages.json';
import type search from '../../public/assets/i18n/en/search.json';
import type tenders from '../../public/assets/i18n/en/tenders.json';
import type track from '../../public/assets/i18n/en/track.json';
import type verify from '../../public/assets/i18n/en/verify.json';

/** The texts of the portal by namespace; the English files decide which keys exist. */
export interface Resources {
  account: typeof account;
  admin: typeof admin;
  apply: typeof apply;
  casePage: typeof casePage;
  citizen: typeof citizen;
  committee: typeof committee;
  common: typeof common;
  corrections: typeof corrections;
  courtCase: typeof courtCase;
  dashboard: typeof dashboard;
  drawing: typeof drawing;
  field: typeof field;
  glossary: typeof glossary;
  grievances: typeof grievances;
  home: typeof home;
  imports: typeof imports;
  info: typeof info;
  landRecord: typeof landRecord;
  letters: typeof letters;
  map: typeof map;
  mapDemo: typeof mapDemo;
  notifications: typeof notifications;
  office: OfficeTexts;
  officer: typeof officer;
  openData: typeof openData;
  pageReports: typeof pageReports;
  plotDivision: typeof plotDivision;
  publicLand: typeof publicLand;
  quarry: typeof quarry;
  representation: typeof representation;
  search: typeof search;
  sitePages: typeof sitePages;
  specification: Catalogue;
  tenders: typeof tenders;
  track: typeof track;
  verify: typeof verify;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
    resources: Resources;
  }
}

/** The name of an i18next namespace: a feature of the portal, `common`, `office` or `specification`. */
export type Namespace = keyof Resources;

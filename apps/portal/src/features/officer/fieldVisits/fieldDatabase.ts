import type {
  ApplicationType,
  FieldReportCase,
  FieldReportDraft,
  FieldVisit,
} from '@temple-land/portal-core';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What a field officer has written; the files of its photos are kept apart. */
export type KeptContent = FieldReportDraft;

/** A content on its way to the service; sent again with the same id until the service has confirmed it. */
export interface Sending {
  sendingId: string;
  baseVersion: number;
  isFinished: boolean;
  writtenAt: string;
  content: KeptContent;
}

/** The step of the case that follows a finished report. */
export interface PendingStep {
  key: string;
  applicationVersion: number;
  content: KeptContent;
}

/**
 * Why a report is on this device: it waits to be sent, another device has sent one first, its stage is over, the service
 * has refused it, or only its step was refused.
 */
export type KeptState = 'waiting' | 'conflict' | 'stageOver' | 'refused' | 'stepRefused';

/** A field report on this device, of the user who wrote it. */
export interface KeptReport {
  userId: number;
  applicationId: number;
  applicationType: ApplicationType;
  applicationNo: string;
  content: KeptContent;
  isFinished: boolean;
  /** The version of the service on which it is based; 0 for none. */
  baseVersion: number;
  /** By the clock of this device. */
  writtenAt: string;
  state: KeptState;
  sending?: Sending;
  step?: PendingStep;
}

/** The file of a photo on this device. */
export interface KeptPhoto {
  userId: number;
  photoId: string;
  applicationId: number;
  file: Blob;
  fileName: string;
  /** The idempotency key of its upload. */
  uploadKey: string;
  /** The name of the uploaded file until a report has attached it. */
  tempId?: string;
}

/** What was taken along for a visit, and when. */
export interface KeptCase {
  userId: number;
  applicationId: number;
  case: FieldReportCase;
  takenAt: string;
}

/** The list of visits as it was last loaded. */
export interface KeptVisits {
  userId: number;
  visits: FieldVisit[];
  loadedAt: string;
}

type ReportKey = [userId: number, applicationId: number];

interface FieldDatabase extends DBSchema {
  reports: { key: ReportKey; value: KeptReport; indexes: { user: number } };
  photos: { key: string; value: KeptPhoto; indexes: { user: number } };
  cases: { key: ReportKey; value: KeptCase; indexes: { user: number } };
  visits: { key: number; value: KeptVisits };
}

let opened: Promise<IDBPDatabase<FieldDatabase>> | undefined;

/** Opens the database of field reports on this device. */
export function openFieldDatabase(): Promise<IDBPDatabase<FieldDatabase>> {
  opened ??= openDB<FieldDatabase>('field-reports', 1, {
    upgrade(database) {
      const perCase = { keyPath: ['userId', 'applicationId'] };
      database.createObjectStore('reports', perCase).createIndex('user', 'userId');
      database.createObjectStore('cases', perCase).createIndex('user', 'userId');
      database.createObjectStore('photos', { keyPath: 'photoId' }).createIndex('user', 'userId');
      database.createObjectStore('visits', { keyPath: 'userId' });
    },
  });
  return opened;
}

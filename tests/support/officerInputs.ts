// Long because every call of officers has its line.
import {
  formatIndianDate,
  inboxTabs,
  officeQuestionLists,
  registerReports,
  sealAddress,
  type EndpointName,
} from '@temple-land/portal-core';
import { createNodeAddressCipher } from '../../apps/server/src/ports/addressCipher.ts';
import { listPlotInputs } from './corrections.ts';
import type { Place } from './landApplication.ts';
import type { TestApp } from './makeApp.ts';
import { reporter } from './reports.ts';
import type { Address } from './tiles.ts';

interface Found {
  applicationId: number;
  applicationNo: string;
}

/** A report, its case, and the officer who reads them. */
export interface Look {
  service: TestApp;
  report: Found;
  matter: Found;
  documentId: number;
  userId: number;
  place: Place;
  /** A tile that contains the plot of the report. */
  tile: Address;
}

const mapSheet = { paper: 'A4', orientation: 'portrait', scale: 4000, colour: 'status' };
const paging = { pageNumber: 1, pageSize: 1000 };

/** Returns all inputs with which an officer can read data, by call; none for calls that only write. */
export function officerInputs(look: Look): Partial<Record<EndpointName, readonly object[]>> {
  const { service, report, matter, documentId, userId, place, tile } = look;
  const { districtCode, tahasilCode, plotCode } = place;
  const cipher = createNodeAddressCipher(service.deps.config.ADDRESS_KEY, service.deps.random);
  const both = [report, matter].map(({ applicationId }) => ({ applicationId }));
  const typed = [
    { applicationType: 1, applicationId: report.applicationId },
    { applicationType: 3, applicationId: matter.applicationId },
  ];
  const types = [1, 2, 3, 6] as const;
  const today = formatIndianDate(service.deps.clock());
  const searches = [reporter.fullName, reporter.mobile, report.applicationNo];
  return {
    fillDropDownToken: [{ method: 'Land_plotServiceImpl/fillselDistrictNameList' }],
    mouzaMap: [{ villageCode: 1 }],
    plotList: [{ khata_no_id: 1 }],
    menu: [{ userId }],
    currentUser: [{}],
    getDetails: [{ userId }],
    roles: [{}],
    accessLedger: [paging],
    sessionList: [{}],
    consentList: [{}],
    factorList: [{}],
    channelsRead: [{}],
    channelsSave: [{ kind: 'work', sms: true, email: false }],
    bellCount: [{ userId }],
    bellList: [{ userId }],
    ownNotificationList: [{ applicationNo: '', startDate: '', endDate: '', ...paging }],
    ownQueries: [paging],
    ...listPlotInputs(plotCode),
    documentList: [{}],
    formName: [{}],
    accessToken: [{}],
    fileBlob: [{ documentId: String(documentId) }],
    encryptedFile: [{ encryptedPath: sealAddress(cipher, 'document', String(documentId)) }],
    applicantPdf: both.map(({ applicationId }) => ({ intId: applicationId })),
    applicationReceipt: both,
    decisionOrder: [{ applicationId: report.applicationId }],
    grievanceList: [paging, { ...paging, statusType: 'A' }],
    officerQueue: [
      ...types.map((applicationType) => ({ applicationType, ...paging })),
      ...searches.map((search) => ({ applicationType: 1, search, ...paging })),
    ],
    officerApplication: typed,
    officerCaseLand: typed,
    officerCaseWork: typed,
    officeQuestionCase: typed,
    officeQuestionList: officeQuestionLists.map((list) => ({ list, ...paging })),
    paymentReversalRead: typed,
    messageList: both,
    inboxList: inboxTabs.flatMap((tab) => [
      { tab, ...paging },
      ...searches.map((search) => ({ tab, search, ...paging })),
    ]),
    inboxCounts: [{}],
    inboxExport: inboxTabs.map((tab) => ({ tab, format: 'csv' })),
    inboxViewList: [{}, { page: 'map' }],
    inboxAssignment: both,
    leaveList: [{}],
    digestRead: [{}],
    caseList: [paging, { ...paging, districtCode }],
    caseExport: [{ format: 'csv' }, { format: 'csv', districtCode }],
    casePapers: both,
    hearingList: [{ fromDate: '2026-01-01', toDate: '2026-12-31' }],
    hearingCalendar: [{ fromDate: '2026-01-01', toDate: '2026-12-31' }],
    fieldVisitList: [{}],
    fieldReportCase: [{ applicationType: 1, applicationId: report.applicationId }],
    officerSummary: [{}],
    dashboard: [{}, { districtCode }],
    dashboardList: (['received', 'report', 'caseFiled', 'leaseActive', 'plots'] as const).flatMap(
      (figure) => [{ figure, ...paging }],
    ),
    landInformation: [{ level: 'tahasil', districtCode }],
    landInformationExcel: [{ level: 'tahasil', districtCode }],
    registerReport: registerReports.map((report) => ({ report, pageNumber: 1, pageSize: 10 })),
    registerReportFile: registerReports.map((report) => ({ report, format: 'csv' })),
    registerReportPlots: [{ report: 'leases' }, { report: 'encroachments' }],
    reportScheduleList: [{}],
    // A file is made by the hourly tasks, from the same rows as registerReportFile.
    reportScheduleSave: [],
    reportSchedulePause: [],
    reportScheduleDelete: [],
    reportScheduleFile: [],
    khatiyanRecord: [{ khataNoId: 1 }],
    mapLayers: [{}],
    mapTile: (['plots', 'cases'] as const).map((layer) => ({ layer, ...tile })),
    landSearch: searches.map((text) => ({ text })),
    mapIdentify: [{ longitude: 85.83, latitude: 19.81 }],
    landChanges: [{ from: today, to: today }],
    landChangesExport: [{ from: today, to: today, format: 'csv' }],
    plotSelectionExport: [{ format: 'csv' }],
    mapFile: [],
    plotGap: [{ from: plotCode, to: plotCode }],
    mapSheetPlan: [{ ...mapSheet, plotCodes: [plotCode] }],
    mapSheets: [{ ...mapSheet, plotCodes: [plotCode] }],
    plotSelection: [{}, { near: { plotCodes: [plotCode], metres: 0 } }],
    tahasilPlotList: [{ districtCode, tahasilCode }],
    verificationDetails: [{}],
    landSaleCaseReport: [{ fromDate: '2020-01-01', toDate: '2027-01-01' }],
    landFilterReport: [{ districtCode }],
    plotSaleReport: [{ districtCode }],
    // The following calls write or count, and their answers contain only data of the caller.
    logout: [],
    changePassword: [],
    themeSave: [],
    displaySave: [],
    checkCurrPassword: [],
    updateDetails: [],
    emailChangeCancel: [],
    photoSave: [],
    photoRemove: [],
    mobileChangeSend: [],
    mobileChangeMatch: [],
    sessionsEnd: [],
    factorChallenge: [],
    factorConfirm: [],
    totpBegin: [],
    totpAdd: [],
    passkeyBegin: [],
    passkeyAdd: [],
    factorRemove: [],
    recoveryCodesRenew: [],
    bellRead: [],
    ownNotificationsRead: [],
    raiseQuery: [],
    saveFileToTemp: [],
    aadhaarLookup: [],
    officerDecision: [],
    documentCheckSave: [],
    caseNoteAdd: [],
    paymentReversalPropose: [],
    paymentReversalDecide: [],
    // Only land applications have refunds, resolutions and letters.
    refundList: [],
    refundRecord: [],
    officeQuestionAsk: [],
    officeQuestionWithdraw: [],
    officeQuestionAnswer: [],
    inboxViewSave: [],
    inboxViewDelete: [],
    inboxAssign: [],
    messageSend: [],
    // An export has the records of its owner alone.
    dataExport: [],
    leaveSave: [],
    digestSave: [],
    leaveDelete: [],
    caseFile: [],
    casePartyContact: [],
    casePartySave: [],
    casePartyRemove: [],
    caseNoticeIssue: [],
    caseServiceSave: [],
    courtAppealSave: [],
    fieldVisitPlan: [],
    fieldReportSave: [],
    committeeList: [],
    committeeMeeting: [],
    committeeSave: [],
    committeeResolve: [],
    committeePaper: [],
    reasonList: [{ applicationType: 1 }],
    letterDraft: [],
    letterPreview: [],
    letterFile: [],
    // Steps are taken, and their answers checked, while the report becomes a case.
    officerStep: [],
    // A letter names the court, the land and its recipient.
    caseLetter: [],
    // Returns the name to officers with permission: see its own tests.
    officerReporter: [],
  };
}

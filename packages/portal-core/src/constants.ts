/** Business constants and limits of the specification, section 9; the unit is part of the name. */
export const applicationTypes = { illegitimateUse: 1, land: 2, caseNumber: 3, quarry: 6 } as const;

/** The application types whose workflow officers decide; a report (type 1) has a short flow of its own. */
export const workflowTypeIds: readonly number[] = [2, 3, 6];

export const fontSizeMinPx = 12;
export const fontSizeMaxPx = 19;
export const fontSizeStepPx = 1;
export const fontSizeStartPx = 16;

export const scrollToTopAfterPx = 100;
export const notificationPreviewCharacters = 20;

export const userIdMaxCharacters = 30;
export const loginPasswordMaxCharacters = 24;
export const passwordMinCharacters = 8;
export const passwordMaxCharacters = 24;
export const forgotPasswordMaxCharacters = 15;
export const sharedPasswordMaxCharacters = 15;
export const registrationNameMinCharacters = 4;
export const nameMinCharacters = 3;
export const nameMaxCharacters = 49;
export const emailMaxCharacters = 100;

export const querySubjectMaxCharacters = 150;
export const queryMaxCharacters = 2000;

/** The maximum length of each text of a report about a page. */
export const pageReportMaxCharacters = 1000;

export const otpDigits = 6;
export const otpResendSeconds = 120;
/** The OTP timer of the environment; it sets the countdown of forgot password. */
export const environmentTimerSeconds = 120;
export const forgotOtpResendSeconds = environmentTimerSeconds;
export const otpLifeMs = 5 * 60_000;
export const otpLockMinutes = 30;

/** This number of wrong passwords in a row, at any speed, forces a password reset. */
export const consecutiveWrongPasswords = 100;
export const loginAttemptWindowMs = 15 * 60_000;
export const accountLockMinutes = 30;

/** How long the second step of a login, a challenge, or a key during its set-up stays valid. */
export const secondStepMs = 5 * 60_000;
/** How long a user can change factors after confirming a factor or the password. */
export const factorConfirmedMs = 10 * 60_000;
export const factorsMax = 10;
export const recoveryCodeCount = 10;
export const totpStepSeconds = 30;

export const captchaLifeMs = 5 * 60_000;
export const registrationTicketMs = 10 * 60_000;
export const mobileVerifiedMs = 30 * 60_000;
/** How long somebody may act for a person with one consent. */
export const representationMs = 30 * 60_000;
export const resetRightMs = 10 * 60_000;

/** The date of the privacy notice that a user accepts at registration. */
export const privacyNoticeVersion = '2026-11-26';

/** The longest idle time and life of a session, which the office can shorten. */
export const idleTimeoutMs = 1_200_000;
export const idleWarningMs = 60_000;
export const sessionLifeMs = 24 * 3_600_000;
/** How long sign-ins are stored and a device counts as known. */
export const signInsKeptMs = 180 * 24 * 3_600_000;

export const nameReasonMaxCharacters = 200;

export const postalAddressMaxCharacters = 300;
export const nomineeMaxCharacters = 60;

export const activitySegmentMaxCharacters = 50;
export const refocusAfterDialogMs = 500;
/** A page loads its data this long after it is mounted. */
export const dataLoadDelayMs = 5;
/** The Feature Menu opens and closes this long after its button is pressed. */
export const featureMenuDelayMs = 1000;

export const tenderPageSize = 5;
export const pageSizes = [10, 20, 50, 100, 500, 1000] as const;

export const uploadMaxMegabytes = 2;
export const uploadTypes = ['pdf', 'jpg', 'jpeg', 'png'] as const;
export const tempFileLifeMs = 24 * 3_600_000;
export const documentTicketMs = 60_000;
/** How long the answer to a request is stored under its idempotency key. */
export const idempotencyKeptMs = 7 * 86_400_000;
/** How long drafts are kept at most; the office can delete them sooner. */
export const draftLifeMs = 90 * 86_400_000;

/** A file answer of this many bytes or fewer means that the file was not found (section 8). */
export const missingFileMaxBytes = 11;

export const specialCharacters = `!@#$%^&*()_+[]{}|;:'",.<>?`;

/** Push messages are prepared and never sent; auctions are enabled. */
export const isMessageEngineOn = false;
export const isAuctionOn = true;

/** The path prefix of the service on the portal's origin, and the base path of every call. */
export const servicePrefix = '/service';
export const serviceBase = `${servicePrefix}/`;

/** The path prefix of the public interface by the OGC API standards, and of the files of open data. */
export const ogcPrefix = '/ogc';

/** The most photos that the office can allow in a report. */
export const reportPhotosHighest = 12;
export const reporterReasonMax = 300;

/** The maximum length of the note why contact details are shown. */
export const contactReasonMax = 300;
/** The version of the wording that an applicant declares; another wording needs another version. */
export const declarationVersion = '2026-11-26';

/** How long an application can be submitted after its code was entered. */
export const confirmationLifeMs = 10 * 60_000;

/** How long a guest can report after confirming a mobile number; 20 minutes without a call end it sooner. */
export const guestSessionMs = 2 * 3_600_000;

import type { EndpointName } from '@temple-land/portal-core';
import { accountScenarios } from './account.scenarios.ts';
import { adminScenarios } from './admin.scenarios.ts';
import { caseScenarios } from './case.scenarios.ts';
import { changeScenarios } from './changes.scenarios.ts';
import { dashboardScenarios } from './dashboard.scenarios.ts';
import { documentScenarios } from './documents.scenarios.ts';
import { factorScenarios } from './factor.scenarios.ts';
import { feedScenarios } from './feed.scenarios.ts';
import { fieldReportScenarios } from './fieldReport.scenarios.ts';
import { formScenarios } from './forms.scenarios.ts';
import { guestScenarios } from './guest.scenarios.ts';
import { committeeScenarios } from './committee.scenarios.ts';
import { courtCaseScenarios } from './courtCase.scenarios.ts';
import { importScenarios } from './imports.scenarios.ts';
import { letterScenarios } from './letter.scenarios.ts';
import { inboxScenarios } from './inbox.scenarios.ts';
import { applyScenarios } from './apply.scenarios.ts';
import { landChangesScenarios } from './landChanges.scenarios.ts';
import { landScenarios } from './land.scenarios.ts';
import { profileScenarios } from './profile.scenarios.ts';
import { mobileScenarios } from './mobile.scenarios.ts';
import { notificationScenarios } from './notifications.scenarios.ts';
import { paymentScenarios } from './payment.scenarios.ts';
import { officeQuestionScenarios } from './officeQuestion.scenarios.ts';
import { ownApplicationScenarios } from './ownApplications.scenarios.ts';
import { erasureScenarios } from './erasure.scenarios.ts';
import { deliveryScenarios } from './deliveries.scenarios.ts';
import { setupScenarios } from './setup.scenarios.ts';
import { correctionScenarios } from './corrections.scenarios.ts';
import { pageReportScenarios } from './pageReports.scenarios.ts';
import { officerScenarios } from './officer.scenarios.ts';
import { sitePageScenarios } from './sitePage.scenarios.ts';
import { plotDivisionScenarios } from './plotDivision.scenarios.ts';
import { publicScenarios } from './public.scenarios.ts';
import { publicLandScenarios } from './publicLand.scenarios.ts';
import { registerScenarios } from './register.scenarios.ts';
import { reportScheduleScenarios } from './reportSchedule.scenarios.ts';
import { registrationScenarios } from './registration.scenarios.ts';
import { representationScenarios } from './representation.scenarios.ts';
import { sharedScenarios } from './shared.scenarios.ts';
import { siteScenarios } from './site.scenarios.ts';
import { watchScenarios } from './watches.scenarios.ts';
import { workflowSettingsScenarios } from './workflowSettings.scenarios.ts';
import type { ScenariosOf } from './scenarioContext.ts';

/** The scenarios of every row; a new row without scenarios does not compile. */
export const scenarios: ScenariosOf<EndpointName> = {
  ...sharedScenarios,
  ...accountScenarios,
  ...factorScenarios,
  ...profileScenarios,
  ...mobileScenarios,
  ...registrationScenarios,
  ...publicScenarios,
  ...notificationScenarios,
  ...watchScenarios,
  ...feedScenarios,
  ...applyScenarios,
  ...landScenarios,
  ...landChangesScenarios,
  ...ownApplicationScenarios,
  ...representationScenarios,
  ...formScenarios,
  ...guestScenarios,
  ...documentScenarios,
  ...officerScenarios,
  ...dashboardScenarios,
  ...committeeScenarios,
  ...courtCaseScenarios,
  ...letterScenarios,
  ...caseScenarios,
  ...fieldReportScenarios,
  ...inboxScenarios,
  ...officeQuestionScenarios,
  ...paymentScenarios,
  ...publicLandScenarios,
  ...registerScenarios,
  ...reportScheduleScenarios,
  ...adminScenarios,
  ...changeScenarios,
  ...siteScenarios,
  ...erasureScenarios,
  ...deliveryScenarios,
  ...setupScenarios,
  ...correctionScenarios,
  ...pageReportScenarios,
  ...workflowSettingsScenarios,
  ...plotDivisionScenarios,
  ...sitePageScenarios,
  ...importScenarios,
};

import type { Database } from '../../apps/server/src/db/database.ts';
import * as administration from '../../apps/server/src/db/schema/administration.ts';
import * as account from '../../apps/server/src/db/schema/account.ts';
import * as details from '../../apps/server/src/db/schema/applicationDetails.ts';
import * as applications from '../../apps/server/src/db/schema/applications.ts';
import * as auctions from '../../apps/server/src/db/schema/auctions.ts';
import * as content from '../../apps/server/src/db/schema/content.ts';
import * as deliveries from '../../apps/server/src/db/schema/deliveries.ts';
import * as documents from '../../apps/server/src/db/schema/documents.ts';
import * as emailChanges from '../../apps/server/src/db/schema/emailChanges.ts';
import * as factors from '../../apps/server/src/db/schema/factors.ts';
import * as idempotency from '../../apps/server/src/db/schema/idempotency.ts';
import * as importJobs from '../../apps/server/src/db/schema/importJobs.ts';
import * as land from '../../apps/server/src/db/schema/land.ts';
import * as documentKinds from '../../apps/server/src/db/schema/documentKinds.ts';
import * as limits from '../../apps/server/src/db/schema/limits.ts';
import * as reasons from '../../apps/server/src/db/schema/reasons.ts';
import * as smsTemplates from '../../apps/server/src/db/schema/smsTemplates.ts';
import * as holidays from '../../apps/server/src/db/schema/holidays.ts';
import * as recordChanges from '../../apps/server/src/db/schema/recordChanges.ts';
import * as mapFeatures from '../../apps/server/src/db/schema/mapFeatures.ts';
import * as landVersions from '../../apps/server/src/db/schema/landVersions.ts';
import * as leases from '../../apps/server/src/db/schema/leases.ts';
import * as ledger from '../../apps/server/src/db/schema/ledger.ts';
import * as messages from '../../apps/server/src/db/schema/messages.ts';
import * as watches from '../../apps/server/src/db/schema/watches.ts';
import * as erasureRequests from '../../apps/server/src/db/schema/erasureRequests.ts';
import * as corrections from '../../apps/server/src/db/schema/corrections.ts';
import * as pageReports from '../../apps/server/src/db/schema/pageReports.ts';
import * as pendingChanges from '../../apps/server/src/db/schema/pendingChanges.ts';
import * as personalDetails from '../../apps/server/src/db/schema/personalDetails.ts';
import * as plotDivisions from '../../apps/server/src/db/schema/plotDivisions.ts';
import * as plotDetails from '../../apps/server/src/db/schema/plotDetails.ts';
import * as sitePages from '../../apps/server/src/db/schema/sitePages.ts';
import * as reportSchedules from '../../apps/server/src/db/schema/reportSchedules.ts';
import * as register from '../../apps/server/src/db/schema/register.ts';
import * as workflow from '../../apps/server/src/db/schema/workflow.ts';
import * as officeMarks from '../../apps/server/src/db/schema/officeMarks.ts';
import * as officeVersions from '../../apps/server/src/db/schema/officeVersions.ts';
import * as testCopies from '../../apps/server/src/db/schema/testCopies.ts';
import * as publications from '../../apps/server/src/db/schema/publications.ts';
import * as pageConfirmations from '../../apps/server/src/db/schema/pageConfirmations.ts';
import * as workflowVersions from '../../apps/server/src/db/schema/workflowVersions.ts';

const tables = {
  ...account,
  ...administration,
  ...applications,
  ...details,
  ...auctions,
  ...content,
  ...deliveries,
  ...documents,
  ...emailChanges,
  ...personalDetails,
  ...factors,
  ...idempotency,
  ...importJobs,
  ...messages,
  ...land,
  ...landVersions,
  ...leases,
  ...mapFeatures,
  ...recordChanges,
  ...holidays,
  ...smsTemplates,
  ...documentKinds,
  ...limits,
  ...reasons,
  ...ledger,
  ...erasureRequests,
  ...corrections,
  ...pageReports,
  ...watches,
  ...pendingChanges,
  ...plotDetails,
  ...plotDivisions,
  ...register,
  ...reportSchedules,
  ...sitePages,
  ...workflow,
  ...officeMarks,
  ...officeVersions,
  ...pageConfirmations,
  ...publications,
  ...testCopies,
  ...workflowVersions,
};

/** Counts the rows of every table, to show that nothing is added or removed. */
export async function countRowsByTable(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) counts[name] = await db.$count(table);
  return counts;
}

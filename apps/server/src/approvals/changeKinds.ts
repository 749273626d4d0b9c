import { accountChange, newAccount } from './accountChange.ts';
import type { ChangeKinds } from './change.ts';
import { erasureRefusal } from './erasureRefusal.ts';
import { factorsReset } from './factorsReset.ts';
import { importChange } from './importChange.ts';
import { khatiyanChange } from './khatiyanChange.ts';
import { landRetirement } from './landRetirement.ts';
import { nameChange } from './nameChange.ts';
import { officeChange } from './officeChange.ts';
import { pageChange } from './pageChange.ts';
import { plotChange } from './plotChange.ts';
import { plotDivision } from './plotDivision.ts';
import { publicationChange } from './publicationChange.ts';
import { stepRightsChange } from './stepRightsChange.ts';
import { workflowChange } from './workflowChange.ts';

/**
 * The implementation of each kind of change but that of notices, tenders, questions and contacts, which are saved by the stores of
 * the administrators' lists. A kind without an entry does not compile.
 */
export const changeKinds: Omit<ChangeKinds, 'content'> = {
  account: accountChange,
  access: accountChange,
  ownMobile: accountChange,
  ownName: nameChange,
  newAccount,
  factors: factorsReset,
  stepRights: stepRightsChange,
  workflow: workflowChange,
  officeDetails: officeChange,
  publication: publicationChange,
  import: importChange,
  importUndo: importChange,
  erasureRefusal,
  khatiyan: khatiyanChange,
  plot: plotChange,
  plotDivision,
  plotRetirement: landRetirement,
  khatiyanRetirement: landRetirement,
  page: pageChange,
};

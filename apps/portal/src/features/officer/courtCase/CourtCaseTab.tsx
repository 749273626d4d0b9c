import { Stack } from '@temple-land/ui';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { Appeals } from './Appeals.tsx';
import { Notices } from './Notices.tsx';
import { Parties } from './Parties.tsx';
import { useCasePapers } from './useCasePapers.ts';

/** The parties, the notices and the appeals of a case before the tahasil court. */
export function CourtCaseTab({ applicationId }: { applicationId: number }) {
  const state = useCasePapers(applicationId);
  const { papers, isPending, message, refetch } = state;
  return (
    <Stack gap="xl">
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {papers && (
        <>
          <Parties
            {...{ applicationId }}
            parties={papers.parties}
            mayEdit={papers.mayEdit}
            mayReadContacts={papers.mayReadContacts}
            changes={state}
          />
          <Notices
            {...{ applicationId }}
            parties={papers.parties}
            notices={papers.notices}
            mayEdit={papers.mayEdit}
            changes={state}
          />
          <Appeals
            {...{ applicationId }}
            appeals={papers.appeals}
            mayRecord={papers.mayRecordAppeal}
            saveAppeal={state.saveAppeal}
          />
        </>
      )}
    </Stack>
  );
}

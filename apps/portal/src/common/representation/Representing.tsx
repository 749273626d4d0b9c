import { useRepresentation } from '../../state/representation.ts';
import { ActingCard } from './ActingCard.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { FiledApplications, type FiledApplicationsProps } from './FiledApplications.tsx';
import { useRepresentationCalls } from './useRepresentationCalls.ts';

/** The person for whom the user acts, or the ways to begin, and what the user sent for others. */
export function Representing(props: FiledApplicationsProps) {
  const calls = useRepresentationCalls();
  const representation = useRepresentation();
  const { data } = calls.start;
  const begun = data && 'result' in data ? data.result : undefined;
  const isNew = begun !== undefined && begun.personId === representation?.personId;
  return (
    <>
      {representation ? (
        <ActingCard
          representation={representation}
          personalCode={isNew ? begun.personalCode : ''}
        />
      ) : (
        <ConsentCard calls={calls} />
      )}
      <FiledApplications {...props} />
    </>
  );
}

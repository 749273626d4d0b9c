import { useRepresentation } from './representation.ts';
import { useSession } from './useSession.ts';

/** Returns the id of the applicant of own applications: the person for whom the user acts, otherwise the user. */
export function useApplicantId(): number | undefined {
  const person = useRepresentation();
  const session = useSession();
  return person?.personId ?? session?.userId;
}

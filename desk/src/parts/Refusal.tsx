import { Box } from './Box.tsx';

/** The reason why a form was refused. It takes the focus when the page opens, so that it is read first. */
export function Refusal({ children }: { children: string }) {
  return (
    <Box tone="error" role="alert" tabIndex={-1} autoFocus>
      {children}
    </Box>
  );
}

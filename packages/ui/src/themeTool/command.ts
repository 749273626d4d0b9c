#!/usr/bin/env node
import { runCommand } from './runCommand.ts';

// The command `temple-land-theme` of the package.
const { exitCode, output } = runCommand(process.argv.slice(2));
(exitCode === 2 ? process.stderr : process.stdout).write(output);
process.exitCode = exitCode;

/** Magic numbers of Windows, Linux and macOS programs, of scripts, and of shortcuts and cabinets of Windows. */
const programs = [
  'MZ',
  '\x7fELF',
  '#!',
  '\xcf\xfa\xed\xfe',
  '\xce\xfa\xed\xfe',
  '\xfe\xed\xfa\xcf',
  '\xfe\xed\xfa\xce',
  '\xca\xfe\xba\xbe',
  'L\0\0\0\x01\x14\x02\0',
  'MSCF\0\0\0\0',
];

export function startsAsProgram(start: string): boolean {
  return programs.some((program) => start.startsWith(program));
}

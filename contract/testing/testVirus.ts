/** What every malware scanner reports, and harms nobody: https://www.eicar.org/download-anti-malware-testfile/. In two parts, or scanners report this file. */
export const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');
